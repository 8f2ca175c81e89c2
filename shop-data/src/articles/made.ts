import { engineer, editors, type DemoArticle } from './draft.ts'

/** How things are made and chosen. */
export const made: readonly DemoArticle[] = [
  {
    partnerId: 1, url: 'why-a-kettle-weighs-more', cover: 'scene-kettle', author: engineer, daysAgo: 3, goods: ['kettle-classic', 'kettle-gooseneck', 'kettle-thermo'], likedBy: ['zhixia', 'xiaoman'],
    title: { zh: '一只水壶为什么要重 90 克', en: 'Why a kettle should weigh 90 grams more' },
    summary: { zh: '底盘厚 1.2 毫米，换来更碎的气泡和更轻的声音。我们做了 43 次样机才敢这么定。', en: 'A base 1.2 mm thicker means finer bubbles and a softer sound. It took 43 prototypes to be sure.' },
    html: {
      zh: '<p>烧水的声音，大半不是水开的声音，是水<strong>没开</strong>时的声音。壶底先热，贴着壶底的水先成气泡，升到上面凉一点的水里又塌掉。每塌一个，就是一声极小的爆响；几万个一起塌，就是早上六点吵醒家人的那种轰鸣。</p><h2>让壶底热得均匀</h2><p>气泡总从最烫的地方冒出来。薄底盘只有加热管那一圈烫，气泡大、塌得重。把底盘加厚 1.2 毫米，热先在金属里摊开，再交给水：气泡多了，但是小，塌的时候也轻。</p>\n[picture:texture-steel]\n<p>我们量过：同样 1.2 升水，壶口半米处，加厚前最响时 68 分贝，加厚后 61 分贝。七个分贝，大约是响度减半。</p><h2>代价是什么</h2><p>壶重了 90 克，烧开慢了 11 秒，成本多了三块四。我们试过用涂层、用花纹来换，43 个样机里有 9 个比加厚更安静，但都过不了三千次除垢。<strong>修得好、用得久</strong>的那一个，最后还是最笨的办法。</p>\n[goods:kettle-classic]\n<p>所以下次你提起它，觉得比想象中沉一点，那是安静的重量。</p>',
      en: '<p>Most of the noise of boiling is the noise of water that does <strong>not yet</strong> boil. The base is hot first; bubbles form there, rise into cooler water and collapse. Each makes a tiny crack, and tens of thousands of them make the roar that wakes a home at six.</p><h2>An even base</h2><p>Bubbles start where it is hottest. On a thin base that is the ring above the heater: large bubbles, hard collapses. With 1.2 mm more metal the heat spreads before it reaches the water, and the bubbles are many but small.</p>\n[picture:texture-steel]\n<p>With 1.2 litres, half a metre away, the loudest moment fell from 68 to 61 decibels. Seven decibels are about half as loud.</p><h2>What it costs</h2><p>Ninety grams, eleven seconds and three yuan forty. Nine of our 43 prototypes were quieter still, with coatings or patterns, but none of them lived through three thousand descalings. The plain way was the one that lasts.</p>\n[goods:kettle-classic]\n<p>If it feels a little heavier than you thought: that is the weight of quiet.</p>',
    },
    comments: [
      { by: 'zhixia', content: '原来是这样！我家那只老壶每天早上像拖拉机。', answer: '老壶也可以先除一次垢试试，水垢会让气泡更大、更响。' },
      { by: 'xiaoman', content: '多花三块四，少吵醒一家人，值。' },
    ],
  },
  {
    partnerId: 1, url: 'how-quiet-is-quiet', cover: 'banner-morning', author: editors, daysAgo: 9, goods: ['soy-quiet', 'blender-quiet', 'kettle-classic'], likedBy: ['xiaoman'],
    title: { zh: '安静到底是多少分贝', en: 'How quiet is quiet?' },
    summary: { zh: '参数表上的分贝怎么读，为什么同样 60 分贝，有的吵人、有的不吵。', en: 'How to read decibels on a label, and why 60 of them can disturb or not.' },
    html: {
      zh: '<p>分贝是个不老实的单位：它每加 10，声音的能量是原来的十倍，而耳朵只觉得响了一倍。所以 75 和 65 的差别，比数字看上去大得多。</p><table><tr><th>声音</th><th>分贝</th></tr><tr><td>翻书</td><td>30</td></tr><tr><td>客厅聊天</td><td>55</td></tr><tr><td>静音豆浆机</td><td>62</td></tr><tr><td>普通破壁机</td><td>82</td></tr></table><h2>看距离，看时长</h2><p>量的时候离一米还是三十厘米，能差十分贝。还要看响多久：破壁机最响的只有 90 秒，豆浆机要断断续续响十五分钟。<strong>半夜能不能用，后者更要紧。</strong></p><h2>尖的比闷的吵</h2><p>人耳对 2000 到 4000 赫兹最敏感，那正是小电机齿轮的声音。我们把刀轴转速从 2.2 万降到 1.4 万，只少了 6 分贝，但那股尖劲没有了。</p>\n[goods:soy-quiet]\n<p>最简单的办法其实不花钱：在机器下面垫一块折了两次的毛巾。台面不跟着抖，能再少 3 分贝。</p>',
      en: '<p>The decibel is a sly unit: ten more is ten times the energy, and to the ear twice as loud. From 75 to 65 is a bigger step than it looks.</p><table><tr><th>Sound</th><th>dB</th></tr><tr><td>Turning a page</td><td>30</td></tr><tr><td>Talk in a living room</td><td>55</td></tr><tr><td>A quiet soy milk maker</td><td>62</td></tr><tr><td>A common blender</td><td>82</td></tr></table><h2>How far, how long</h2><p>Thirty centimetres instead of a metre makes ten decibels. And a blender roars for 90 seconds, a soy milk maker for a quarter of an hour: <strong>at night, the second matters more.</strong></p><h2>Shrill is worse than dull</h2><p>Ears are keenest between 2 and 4 kHz, where small gears sing. We slowed the blade from 22 000 to 14 000 turns: only 6 dB less, but the shrillness was gone.</p>\n[goods:soy-quiet]\n<p>The cheapest trick: fold a towel twice and put it below. The worktop stays still, and 3 dB go.</p>',
    },
    comments: [{ by: 'xiaoman', content: '毛巾那招亲测有效，楼下邻居没再来敲门。' }],
  },
  {
    partnerId: 1, url: 'coating-and-ceramic', cover: 'scene-rice', author: engineer, daysAgo: 15, goods: ['rice-pot', 'rice-ih', 'rice-clay'], likedBy: ['zhixia'],
    title: { zh: '内胆涂层怎么选：陶瓷釉、不粘与原铁', en: 'Coatings: ceramic glaze, non-stick or none' },
    summary: { zh: '三种内胆各有脾气。看完你会知道，哪一种适合你家做饭的人。', en: 'Three kinds of pots, three tempers. Which one suits the cook at home?' },
    html: {
      zh: '<p>电饭煲好不好，一半在内胆。我们同时卖三种，因为没有一种对所有人都好。</p><h2>陶瓷釉</h2><p>硬、不怕划、不怕高温，洗起来像洗碗。缺点是不粘性会慢慢变差，两三年后米饭会在底上留一层薄的。适合<strong>怕麻烦、但愿意泡一会儿再洗</strong>的人。</p>\n[picture:texture-ceramic]\n<h2>不粘涂层</h2><p>最好洗，也最怕铁勺和钢丝球。用木勺、软海绵，三年没有问题；用铁勺，三个月。</p><h2>什么都不涂</h2><p>陶土内胆没有涂层，锅巴最香，预热要多十分钟，摔了就碎。适合<strong>把做饭当一件事来做</strong>的人。</p>\n[goods:rice-clay]\n<h2>什么时候该换</h2><p>看到划痕露出金属色，或者米饭总在同一处糊，就换内胆，不用换锅。</p>\n[goods:rice-pot]',
      en: '<p>Half of a rice cooker is its pot. We sell three kinds, because none is right for everybody.</p><h2>Ceramic glaze</h2><p>Hard, unafraid of heat and scratches. It sticks a little more each year. For those who <strong>do not mind soaking it first</strong>.</p>\n[picture:texture-ceramic]\n<h2>Non-stick</h2><p>The easiest to wash, and the most afraid of metal. Three years with a wooden spoon, three months with a steel one.</p><h2>Nothing at all</h2><p>Clay has no coating, the best crust, ten more minutes of warming up, and it breaks when it falls. For those who <strong>cook for the sake of it</strong>.</p>\n[goods:rice-clay]\n<h2>When to change it</h2><p>When metal shows in a scratch, or rice always burns in the same place: change the pot, not the cooker.</p>\n[goods:rice-pot]',
    },
    comments: [{ by: 'zhixia', content: '陶土那只做煲仔饭真的不一样，就是得看着孩子别碰。' }],
  },
  {
    partnerId: 1, url: 'repair-before-new', cover: 'scene-accessory', author: engineer, daysAgo: 22, goods: ['mesh-rotary', 'descaler', 'rice-pot'], likedBy: ['zhixia', 'xiaoman'],
    title: { zh: '先修，再换：这六个零件可以自己动手', en: 'Repair first: six parts you can change yourself' },
    summary: { zh: '刀网、密封圈、滤网、内胆……十分钟、一把十字螺丝刀，省下一台新机器。', en: 'Meshes, seals, filters, pots: ten minutes and a screwdriver save a new machine.' },
    html: {
      zh: '<p>售后寄回来的机器里，三台有一台其实只要换一个不到三十块的零件。下面六个，不用寄回来，自己就能换。</p><ol><li><strong>剃须刀刀网</strong>：一年。按侧键取下刀头架，旋开固定环，成对放回。</li><li><strong>豆浆机密封圈</strong>：漏水多半是它。撬出来，沾点水按回去。</li><li><strong>水壶滤网</strong>：直接抽出，柠檬酸泡十分钟。</li><li><strong>电饭煲内胆</strong>：按容量买，放进去就好。</li><li><strong>吹风机进风网</strong>：两周清一次灰，破了就换。</li><li><strong>挂烫机喷嘴</strong>：堵了用细针通，歪了再换。</li></ol>\n[goods:mesh-rotary]\n<h2>哪些不要自己拆</h2><p>凡是要拆开外壳、看得见电源线的，请寄回来。保修期内我们承担往返运费，过了保修期只收零件钱。</p>\n[picture:texture-steel]\n<p>我们给每个型号的零件留十年。买新的永远更快，但一台修好的机器，是它和你一起过了好几年的证明。</p>',
      en: '<p>One in three machines that come back to us needs a single part of less than thirty yuan. These six you can change at home.</p><ol><li><strong>Shaver meshes</strong>: once a year. Release the frame, twist the ring, set the pairs back.</li><li><strong>The seal of a soy milk maker</strong>: most leaks are this. Pry it out, wet the new one, press it in.</li><li><strong>A kettle’s filter</strong>: pull it out and soak it in citric acid.</li><li><strong>The pot of a rice cooker</strong>: choose by capacity.</li><li><strong>A dryer’s grille</strong>: clean it every two weeks.</li><li><strong>A steamer’s nozzle</strong>: clear it with a needle.</li></ol>\n[goods:mesh-rotary]\n<h2>What not to open</h2><p>Whatever shows you a power cord: send it to us. Within the warranty we pay both ways, afterwards you pay for the part alone.</p>\n[picture:texture-steel]\n<p>We keep parts of every model for ten years. New is always quicker; a repaired machine has a story.</p>',
    },
    comments: [
      { by: 'xiaoman', content: '密封圈换完真的不漏了，差点就扔了。', answer: '太好了，换下来的旧圈记得按其他垃圾处理。' },
      { by: 'zhixia', content: '零件留十年这点很加分。' },
    ],
  },
]
