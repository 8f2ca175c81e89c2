import type { ArticleDraft } from './draft.ts'

export const instructions: readonly ArticleDraft[] = [
  {
    title: ['日常电水壶使用说明', 'Classic kettle: manual'],
    zh: `<h3>开始之前</h3><p>第一次使用前，装满水烧开三次并倒掉。底座放在平稳干燥的台面，离边缘 10 厘米以上。</p>
<h3>烧水</h3><ol><li>打开壶盖，加水到刻度之间，合上盖子。</li><li>壶身放上底座，按下开关，指示灯亮。</li><li>水开后自动断电；刚倒完水请等 15 秒再开盖。</li></ol>
<h3>参数</h3><table><tr><th>容量</th><td>1.2 L</td></tr><tr><th>功率</th><td>1500 W</td></tr><tr><th>电压</th><td>220 V 50 Hz</td></tr></table>
<h3>安全</h3><ul><li>不要煮牛奶、茶叶或面条；</li><li>干烧会自动断电，冷却后再用；</li><li>电源线破损请停止使用并联系我们。</li></ul>`,
    en: `<h3>Before you begin</h3><p>Boil a full kettle three times and pour it away. Place the base on a dry, level surface, at least 10 cm from the edge.</p>
<h3>Boiling</h3><ol><li>Open the lid, fill between the marks and close it.</li><li>Put the kettle on its base and press the switch; the light goes on.</li><li>It switches off when the water boils. Wait 15 seconds before you open the lid.</li></ol>
<h3>Figures</h3><table><tr><th>Capacity</th><td>1.2 L</td></tr><tr><th>Power</th><td>1500 W</td></tr><tr><th>Voltage</th><td>220 V 50 Hz</td></tr></table>
<h3>Safety</h3><ul><li>Do not boil milk, tea or noodles in it.</li><li>Without water it switches off; let it cool before you use it again.</li><li>If the cord is damaged, stop using it and contact us.</li></ul>`,
    categories: ['kettle'], productSn: 'HL-KT02-OAT-12', reads: 1530, votes: [164, 6],
  },
  {
    title: ['手冲细口壶使用说明', 'Gooseneck kettle: manual'],
    zh: `<h3>设定水温</h3><p>转动旋钮选择 40 到 100 ℃，每格 1 ℃；按一下开始加热，到温后保温 60 分钟。</p><h3>注水</h3><p>手腕放低，壶嘴距离粉面 8 到 10 厘米，从中心向外画圈。咖啡推荐 92 ℃，绿茶 80 ℃，奶粉 45 ℃。</p><h3>校准</h3><p>在海拔 1500 米以上的地区，长按旋钮 5 秒进入校准，选择当地沸点。</p>`,
    en: `<h3>Temperature</h3><p>Turn the knob from 40 to 100 ℃ in steps of 1 ℃; press it to begin. The water is kept at that temperature for 60 minutes.</p><h3>Pouring</h3><p>Keep your wrist low and the spout 8 to 10 cm above the coffee, and circle outwards. 92 ℃ for coffee, 80 ℃ for green tea, 45 ℃ for milk powder.</p><h3>Calibration</h3><p>Above 1500 m, hold the knob for 5 seconds and choose the boiling point of your place.</p>`,
    categories: ['kettle'], productSn: 'HL-KT01-OAT-08', reads: 1288, votes: [151, 4],
  },
  {
    title: ['全家空气炸锅使用说明', 'Family air fryer: manual'],
    zh: `<h3>放置</h3><p>四周留出 10 厘米散热，不要靠墙或放在燃气灶上。</p><h3>烹饪</h3><ol><li>食材平铺在炸篮，不超过八成满。</li><li>选择菜单或自己设定温度与时间。</li><li>时间过半时拉出炸篮翻面，机器会自动暂停。</li></ol><h3>参考时间</h3><table><tr><th>食材</th><th>温度</th><th>时间</th></tr><tr><td>薯条 400 g</td><td>190 ℃</td><td>18 分钟</td></tr><tr><td>鸡翅 8 只</td><td>180 ℃</td><td>20 分钟</td></tr><tr><td>蔬菜 300 g</td><td>170 ℃</td><td>12 分钟</td></tr></table><h3>清洁</h3><p>炸篮放凉后用温水和海绵清洗；加热管用干布擦拭，不要冲水。</p>`,
    en: `<h3>Where it stands</h3><p>Leave 10 cm of air on every side; never put it against a wall or on a stove.</p><h3>Cooking</h3><ol><li>Spread the food in the basket, no more than four fifths full.</li><li>Choose a menu, or set temperature and time.</li><li>At half time pull the basket out and turn the food: the machine waits.</li></ol><h3>Times</h3><table><tr><th>Food</th><th>Heat</th><th>Time</th></tr><tr><td>Fries, 400 g</td><td>190 ℃</td><td>18 min</td></tr><tr><td>8 chicken wings</td><td>180 ℃</td><td>20 min</td></tr><tr><td>Vegetables, 300 g</td><td>170 ℃</td><td>12 min</td></tr></table><h3>Cleaning</h3><p>Wash the cooled basket with warm water and a sponge; wipe the heater with a dry cloth, never rinse it.</p>`,
    categories: ['fryer'], productSn: 'HL-AF02-OAT-50', reads: 2042, votes: [260, 11],
  },
  {
    title: ['迷你电饭煲使用说明', 'Mini rice cooker: manual'],
    zh: `<h3>煮饭</h3><ol><li>用量杯取米，一杯约 150 克，淘洗两到三遍。</li><li>加水到对应刻度，擦干内锅外壁。</li><li>选择“精煮”约 45 分钟，“快煮”约 28 分钟；完成后焖 10 分钟再开盖。</li></ol><h3>预约</h3><p>最长可以预约 24 小时，夏天请不要超过 8 小时。</p><h3>保养</h3><p>内盖与蒸汽阀每次使用后拆下清洗，内锅不要用钢丝球或金属勺。</p>`,
    en: `<h3>Cooking rice</h3><ol><li>Measure the rice, about 150 g a cup, and rinse it two or three times.</li><li>Fill with water to the mark and dry the outside of the pot.</li><li>“Fine” takes about 45 minutes, “Quick” about 28. Let it rest for 10 minutes before you open it.</li></ol><h3>Delay</h3><p>Up to 24 hours; in summer no more than 8.</p><h3>Care</h3><p>Take lid and steam valve apart and wash them after each use. No steel wool and no metal spoons in the pot.</p>`,
    categories: ['rice'], productSn: 'HL-RC01-OAT-12', reads: 1175, votes: [118, 5],
  },
  {
    title: ['手持蒸汽挂烫机使用说明', 'Handheld steamer: manual'],
    zh: `<ol><li>取下水箱，加入纯净水到刻度线。</li><li>通电约 25 秒，指示灯常亮后可以使用。</li><li>衣物挂平，蒸汽头离衣物 1 到 2 厘米，自上而下慢慢移动。</li><li>真丝与雪纺请套上防护罩；皮革、丝绒不要熨烫。</li></ol><p>用完请倒空水箱，再按出汽键把余水排净，放凉后收纳。</p>`,
    en: `<ol><li>Take the tank off and fill it with purified water to the mark.</li><li>Plug it in; after about 25 seconds the light stays on.</li><li>Hang the garment flat and move the head down slowly, 1 to 2 cm away.</li><li>Use the cover for silk and chiffon; do not steam leather or velvet.</li></ol><p>Empty the tank afterwards, press the steam button until nothing comes, and let it cool before you put it away.</p>`,
    categories: ['garment'], productSn: 'HL-GS01-OAT-A', reads: 884, votes: [92, 3],
  },
  {
    title: ['随身剃须刀使用说明', 'Mini shaver: manual'],
    zh: `<h3>充电</h3><p>使用 5 V 的 USB 充电头，约 90 分钟充满，可以用 45 天。充电时请勿使用。</p><h3>剃须</h3><p>刀头轻贴皮肤，逆着胡须方向打圈。干剃湿剃都可以，机身 IPX7 防水。</p><h3>清洁</h3><p>每周一次：打开刀头，用流水冲洗，甩干后敞开晾干。</p>`,
    en: `<h3>Charging</h3><p>Use a 5 V USB charger: 90 minutes for about 45 days. Do not shave while it charges.</p><h3>Shaving</h3><p>Touch the skin lightly and circle against the beard, dry or wet: it is waterproof to IPX7.</p><h3>Cleaning</h3><p>Once a week open the head, rinse it under the tap, shake it and let it dry open.</p>`,
    categories: ['care'], productSn: 'HL-SV03-SAGE', reads: 967, votes: [104, 8],
  },
]
