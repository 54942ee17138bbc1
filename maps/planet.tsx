<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="planet" tilewidth="144" tileheight="144" tilecount="32" columns="8">
 <tileoffset x="-24" y="24"/>
 <grid orientation="orthogonal" width="96" height="96"/>
 <image source="planet.png" width="1152" height="576"/>
 <tile id="0" type="rock">
  <properties>
   <property name="rock" value="rust"/>
  </properties>
 </tile>
 <tile id="1" type="rock">
  <properties>
   <property name="rock" value="dune"/>
  </properties>
 </tile>
 <tile id="2" type="rock">
  <properties>
   <property name="rock" value="plum"/>
  </properties>
 </tile>
 <tile id="3" type="rock">
  <properties>
   <property name="rock" value="moss"/>
  </properties>
 </tile>
 <tile id="4" type="rock">
  <properties>
   <property name="rock" value="slate"/>
  </properties>
 </tile>
 <tile id="5" type="rock">
  <properties>
   <property name="rock" value="olive"/>
  </properties>
 </tile>
 <tile id="6" type="star"/>
 <tile id="7" type="replay"/>
 <tile id="8" type="door">
  <properties>
   <property name="down" value="S"/>
  </properties>
 </tile>
 <tile id="9" type="door">
  <properties>
   <property name="down" value="W"/>
  </properties>
 </tile>
 <tile id="10" type="door">
  <properties>
   <property name="down" value="N"/>
  </properties>
 </tile>
 <tile id="11" type="door">
  <properties>
   <property name="down" value="E"/>
  </properties>
 </tile>
 <tile id="16" type="platform">
  <properties>
   <property name="sides" value=""/>
  </properties>
 </tile>
 <tile id="17" type="platform">
  <properties>
   <property name="sides" value="N"/>
  </properties>
 </tile>
 <tile id="18" type="platform">
  <properties>
   <property name="sides" value="E"/>
  </properties>
 </tile>
 <tile id="19" type="platform">
  <properties>
   <property name="sides" value="NE"/>
  </properties>
 </tile>
 <tile id="20" type="platform">
  <properties>
   <property name="sides" value="S"/>
  </properties>
 </tile>
 <tile id="21" type="platform">
  <properties>
   <property name="sides" value="NS"/>
  </properties>
 </tile>
 <tile id="22" type="platform">
  <properties>
   <property name="sides" value="ES"/>
  </properties>
 </tile>
 <tile id="23" type="platform">
  <properties>
   <property name="sides" value="NES"/>
  </properties>
 </tile>
 <tile id="24" type="platform">
  <properties>
   <property name="sides" value="W"/>
  </properties>
 </tile>
 <tile id="25" type="platform">
  <properties>
   <property name="sides" value="NW"/>
  </properties>
 </tile>
 <tile id="26" type="platform">
  <properties>
   <property name="sides" value="EW"/>
  </properties>
 </tile>
 <tile id="27" type="platform">
  <properties>
   <property name="sides" value="NEW"/>
  </properties>
 </tile>
 <tile id="28" type="platform">
  <properties>
   <property name="sides" value="SW"/>
  </properties>
 </tile>
 <tile id="29" type="platform">
  <properties>
   <property name="sides" value="NSW"/>
  </properties>
 </tile>
 <tile id="30" type="platform">
  <properties>
   <property name="sides" value="ESW"/>
  </properties>
 </tile>
 <tile id="31" type="platform">
  <properties>
   <property name="sides" value="NESW"/>
  </properties>
 </tile>
 <wangsets>
  <wangset name="Platforms" type="edge" tile="31">
   <wangcolor name="platform" color="#23d3ff" tile="31" probability="1"/>
   <wangcolor name="open" color="#5a2822" tile="16" probability="1"/>
   <wangtile tileid="16" wangid="2,0,2,0,2,0,2,0"/>
   <wangtile tileid="17" wangid="1,0,2,0,2,0,2,0"/>
   <wangtile tileid="18" wangid="2,0,1,0,2,0,2,0"/>
   <wangtile tileid="19" wangid="1,0,1,0,2,0,2,0"/>
   <wangtile tileid="20" wangid="2,0,2,0,1,0,2,0"/>
   <wangtile tileid="21" wangid="1,0,2,0,1,0,2,0"/>
   <wangtile tileid="22" wangid="2,0,1,0,1,0,2,0"/>
   <wangtile tileid="23" wangid="1,0,1,0,1,0,2,0"/>
   <wangtile tileid="24" wangid="2,0,2,0,2,0,1,0"/>
   <wangtile tileid="25" wangid="1,0,2,0,2,0,1,0"/>
   <wangtile tileid="26" wangid="2,0,1,0,2,0,1,0"/>
   <wangtile tileid="27" wangid="1,0,1,0,2,0,1,0"/>
   <wangtile tileid="28" wangid="2,0,2,0,1,0,1,0"/>
   <wangtile tileid="29" wangid="1,0,2,0,1,0,1,0"/>
   <wangtile tileid="30" wangid="2,0,1,0,1,0,1,0"/>
   <wangtile tileid="31" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
 </wangsets>
</tileset>
