import { editors, type DemoArticle } from './draft.ts'

/** From the kitchen. */
export const kitchen: readonly DemoArticle[] = [
  {
    partnerId: 1, url: 'soy-milk-from-scratch', cover: 'scene-soymilk', author: editors, daysAgo: 1, goods: ['soy-mini', 'soy-timer', 'soy-rinse'], likedBy: ['zhixia', 'xiaoman'],
    title: { zh: '一杯豆浆，从泡豆开始', en: 'Soy milk, from the bean' },
    summary: { zh: '干豆还是湿豆、要不要去皮、为什么会有豆腥味——一次说清。', en: 'Dry beans or soaked, peeled or not, and where the beany taste comes from.' },
    html: {
      zh: '<p>一杯好豆浆只有两样东西：豆子和水。但顺序错了，味道就差很远。</p><h2>泡，还是不泡</h2><p>泡过的豆子出浆多两成、更顺滑；干豆更香、更省事。折中的办法是<strong>冷藏泡一夜</strong>：夏天放在室温会发酸。</p><table><tr><th>杯数</th><th>干豆</th><th>水</th></tr><tr><td>2 杯</td><td>40 克</td><td>600 毫升</td></tr><tr><td>4 杯</td><td>75 克</td><td>1.1 升</td></tr></table><h2>豆腥味从哪来</h2><p>豆子破碎时遇到空气，一种酶会把油脂变成豆腥味。水温到 80 度，这种酶就停了。所以先加热、后打碎的机器，腥味最轻。手动打的话，<strong>用热水打</strong>。</p>\n[goods:soy-mini]\n<h2>一定要煮透</h2><p>豆浆 80 度左右会冒大泡，像开了一样，其实没有。继续煮到真正翻滚，再煮五分钟。用豆浆机的不用担心，程序里已经算好。</p>\n[picture:review-05]\n<p>剩下的豆渣别倒：加一个鸡蛋、两勺面粉，摊成饼，就是第二天的早饭。</p>',
      en: '<p>Good soy milk is beans and water, in the right order.</p><h2>To soak or not</h2><p>Soaked beans give a fifth more and are smoother; dry ones taste more and ask less. The middle way is <strong>a night in the fridge</strong>: on a summer worktop they turn sour.</p><table><tr><th>Cups</th><th>Dry beans</th><th>Water</th></tr><tr><td>2</td><td>40 g</td><td>600 ml</td></tr><tr><td>4</td><td>75 g</td><td>1.1 l</td></tr></table><h2>The beany taste</h2><p>When beans are cut in air, an enzyme turns their oil into that taste. At 80 ℃ it stops. Machines that heat before they blend taste cleanest; by hand, <strong>blend with hot water</strong>.</p>\n[goods:soy-mini]\n<h2>Cook it through</h2><p>At about 80 ℃ it foams as if it boiled. It does not: let it truly boil, then five minutes more. The machine’s programme knows this.</p>\n[picture:review-05]\n<p>Keep the pulp: an egg, two spoons of flour, and it is tomorrow’s pancake.</p>',
    },
    comments: [
      { by: 'zhixia', content: '冷藏泡一夜这个办法好，之前夏天泡酸过两次。', answer: '对，夏天室温四小时就可能发酸了。' },
      { by: 'xiaoman', content: '豆渣饼已安排，加点葱花更香。' },
    ],
  },
  {
    partnerId: 1, url: 'rice-that-stands', cover: 'rice-mini-room', author: editors, daysAgo: 6, goods: ['rice-mini', 'rice-ih', 'rice-steam'], likedBy: ['zhixia'],
    title: { zh: '把米饭煮到粒粒分明的五个细节', en: 'Rice that stands apart: five details' },
    summary: { zh: '淘几遍、泡多久、放多少水、焖几分钟、怎么翻松。', en: 'How often to rinse, how long to soak, how much water, how to rest and loosen.' },
    html: {
      zh: '<p>同一袋米，两家人煮出来不一样。差别往往不在锅，在下面五个细节。</p><ol><li><strong>淘两遍就够。</strong>第一遍水要倒得快，米吸得最多的就是第一口水。</li><li><strong>泡 20 分钟。</strong>新米不用，存了半年的一定要。</li><li><strong>水比刻度少一指甲。</strong>喜欢软的再加回来。</li><li><strong>跳到保温后，别急。</strong>焖十分钟，上下的水汽才匀。</li><li><strong>用饭勺切，不要搅。</strong>像切豆腐那样十字切开，再从底下翻上来。</li></ol>\n[goods:rice-mini]\n<h2>一个人的量</h2><p>一杯米煮出来是两碗。小锅煮一杯最好吃：锅大米少，水蒸发太快，上面会干。</p>\n[picture:review-03]\n<p>冷了的饭喷一点水再热，比放保温一整天好吃。保温超过 12 小时，香气就散了。</p>',
      en: '<p>Two homes cook the same rice and it tastes different. Mostly it is not the cooker.</p><ol><li><strong>Rinse twice.</strong> Pour the first water away quickly: rice drinks most of it.</li><li><strong>Soak for 20 minutes.</strong> Not if it is new; always after half a year.</li><li><strong>A little less water than the mark.</strong> More if you like it soft.</li><li><strong>Let it rest</strong> ten minutes after it clicks.</li><li><strong>Cut it, do not stir.</strong> A cross, then lift from below.</li></ol>\n[goods:rice-mini]\n<h2>For one</h2><p>A cup of rice makes two bowls. A small pot does it best: in a large one the top dries.</p>\n[picture:review-03]\n<p>Sprinkle cold rice with water and heat it again; that beats a day of keeping warm.</p>',
    },
    comments: [{ by: 'xiaoman', content: '切着松饭，真的不烂了。' }],
  },
  {
    partnerId: 1, url: 'air-fryer-first-week', cover: 'scene-fryer', author: editors, daysAgo: 12, goods: ['fryer-window', 'fryer-mini', 'fryer-paper'], likedBy: ['xiaoman'],
    title: { zh: '空气炸锅的第一周：从红薯到整鸡', en: 'Your first week with an air fryer' },
    summary: { zh: '七天七道，温度和时间都给你，照着做不会失败。', en: 'Seven days, seven dishes, with times and temperatures.' },
    html: {
      zh: '<p>新锅到手，先空烧十分钟去味，再从最不会失败的开始。</p><table><tr><th>天</th><th>菜</th><th>温度</th><th>时间</th></tr><tr><td>一</td><td>红薯</td><td>200 ℃</td><td>30 分钟</td></tr><tr><td>二</td><td>鸡翅</td><td>180 ℃</td><td>20 分钟，翻一次</td></tr><tr><td>三</td><td>薯条（冷冻）</td><td>200 ℃</td><td>15 分钟</td></tr><tr><td>四</td><td>西兰花</td><td>160 ℃</td><td>8 分钟</td></tr><tr><td>五</td><td>三文鱼</td><td>180 ℃</td><td>10 分钟</td></tr><tr><td>六</td><td>蛋挞</td><td>170 ℃</td><td>14 分钟</td></tr><tr><td>日</td><td>小整鸡</td><td>180 ℃</td><td>45 分钟</td></tr></table>\n[goods:fryer-window]\n<h2>三个新手错误</h2><ul><li>放太满：食物只铺一层，热风才过得去。</li><li>先放纸再预热：空纸会被吹到发热管上。</li><li>不擦干：表面有水，前十分钟都在蒸。</li></ul><h2>油放多少</h2><p>蔬菜喷一点，肉不用。肉自己会出油，炸篮下面接着的就是。</p>\n[goods:fryer-paper]',
      en: '<p>Run it empty for ten minutes, then begin with what cannot fail.</p><table><tr><th>Day</th><th>Dish</th><th>Heat</th><th>Time</th></tr><tr><td>1</td><td>Sweet potato</td><td>200 ℃</td><td>30 min</td></tr><tr><td>2</td><td>Wings</td><td>180 ℃</td><td>20 min, turn once</td></tr><tr><td>3</td><td>Frozen chips</td><td>200 ℃</td><td>15 min</td></tr><tr><td>4</td><td>Broccoli</td><td>160 ℃</td><td>8 min</td></tr><tr><td>5</td><td>Salmon</td><td>180 ℃</td><td>10 min</td></tr><tr><td>6</td><td>Egg tarts</td><td>170 ℃</td><td>14 min</td></tr><tr><td>7</td><td>A small chicken</td><td>180 ℃</td><td>45 min</td></tr></table>\n[goods:fryer-window]\n<h2>Three mistakes</h2><ul><li>Too full: one layer, so that air gets through.</li><li>Paper without food: it flies into the heater.</li><li>Wet food: it steams for ten minutes first.</li></ul><h2>How much oil</h2><p>A spray on vegetables, none on meat: it brings its own.</p>\n[goods:fryer-paper]',
    },
    comments: [{ by: 'zhixia', content: '第六天的蛋挞做了三次，170 度 14 分钟刚刚好！' }],
  },
  {
    partnerId: 1, url: 'five-minute-breakfast', cover: 'blender-cup-room', author: editors, daysAgo: 18, goods: ['blender-cup', 'kettle-travel', 'soy-timer'], likedBy: [],
    title: { zh: '出门前五分钟：三杯可以带走的早餐', en: 'Five minutes before the door: breakfast to go' },
    summary: { zh: '香蕉燕麦、红枣豆浆、番茄甜椒，一只随行杯就够。', en: 'Banana and oats, dates and soy, tomato and pepper: one cup is enough.' },
    html: {
      zh: '<p>早上最贵的是时间。这三杯都在五分钟以内，一只杯子，做完拿走，回来再洗。</p><h2>香蕉燕麦</h2><p>香蕉一根、即食燕麦三勺、牛奶 200 毫升、花生酱一勺。打 30 秒。<strong>前一晚把香蕉切片冻上</strong>，打出来像奶昔。</p><h2>红枣豆浆</h2><p>昨晚的豆浆 250 毫升、去核红枣四颗、核桃两瓣。打 40 秒，喝温的。</p><h2>番茄甜椒</h2><p>番茄一个、红甜椒四分之一、橄榄油几滴、盐一小撮。打 30 秒，像一碗冷汤。</p>\n[goods:blender-cup]\n<p>洗杯子的偷懒办法：倒半杯温水、一滴洗洁精，再打十秒，冲掉。</p>\n[picture:review-06]',
      en: '<p>Time is what mornings lack. Each of these takes five minutes and one cup.</p><h2>Banana and oats</h2><p>A banana, three spoons of oats, 200 ml of milk, a spoon of peanut butter; 30 seconds. <strong>Freeze the slices the night before</strong> and it is a shake.</p><h2>Dates and soy</h2><p>Last night’s soy milk, four dates, two walnut halves; 40 seconds, drink it warm.</p><h2>Tomato and pepper</h2><p>A tomato, a quarter of a red pepper, a little oil and salt; 30 seconds, like a cold soup.</p>\n[goods:blender-cup]\n<p>To wash it: half a cup of warm water, a drop of soap, ten seconds, rinse.</p>\n[picture:review-06]',
    },
    comments: [{ by: 'xiaoman', content: '冻香蕉这个真的绝，夏天天天喝。' }],
  },
  {
    partnerId: 1, url: 'tea-by-the-degree', cover: 'banner-hangzhou', author: editors, daysAgo: 25, goods: ['kettle-tea', 'kettle-gooseneck', 'kettle-glass'], likedBy: ['zhixia'],
    title: { zh: '绿茶 80 度，白茶可以煮：水温的道理', en: 'Tea by the degree' },
    summary: { zh: '一张表说清六大茶类的水温，以及没有温度计时怎么办。', en: 'A table of temperatures, and what to do without a thermometer.' },
    html: {
      zh: '<p>茶苦，多半不是茶不好，是水太烫。茶里的苦涩味（儿茶素）在高温下出来得快，鲜味（茶氨酸）在 60 度就够。水温，就是在这两样之间选。</p><table><tr><th>茶</th><th>水温</th><th>时间</th></tr><tr><td>绿茶</td><td>80 ℃</td><td>1 分钟</td></tr><tr><td>新白茶</td><td>90 ℃</td><td>1 分钟</td></tr><tr><td>老白茶</td><td>煮</td><td>三滚</td></tr><tr><td>乌龙</td><td>95 ℃</td><td>30 秒</td></tr><tr><td>红茶</td><td>90 ℃</td><td>45 秒</td></tr><tr><td>普洱熟茶</td><td>100 ℃</td><td>20 秒</td></tr></table>\n[goods:kettle-tea]\n<h2>没有温度计的时候</h2><p>水开后打开盖子，每分钟大约降 3 度；倒进另一只杯子，一次降 8 到 10 度。所以泡绿茶：<strong>开水倒两次杯，再倒进茶里</strong>。</p><p>杭州店那张长桌上，下午三点总有一壶老白茶在煮。路过请进来坐。</p>',
      en: '<p>Bitter tea is mostly too hot. What is bitter comes out fast in heat; what is savoury comes at 60 ℃. The temperature chooses between the two.</p><table><tr><th>Tea</th><th>Water</th><th>Time</th></tr><tr><td>Green</td><td>80 ℃</td><td>1 min</td></tr><tr><td>Young white</td><td>90 ℃</td><td>1 min</td></tr><tr><td>Aged white</td><td>boil it</td><td>three times</td></tr><tr><td>Oolong</td><td>95 ℃</td><td>30 s</td></tr><tr><td>Black</td><td>90 ℃</td><td>45 s</td></tr><tr><td>Ripe pu’er</td><td>100 ℃</td><td>20 s</td></tr></table>\n[goods:kettle-tea]\n<h2>Without a thermometer</h2><p>With the lid open, water loses about 3 degrees a minute; poured into another cup, 8 to 10. For green tea: <strong>pour it over twice, then onto the leaves</strong>.</p><p>On the long table of our Hangzhou store a pot of aged white tea simmers at three. Come in.</p>',
    },
    comments: [{ by: 'zhixia', content: '倒两次杯这个法子记住了，龙井终于不苦了。', answer: '杯子凉的话倒一次半就够，可以多试试。' }],
  },
]
