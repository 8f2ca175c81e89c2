import { engineer, editors, type DemoArticle } from './draft.ts'

/** Around the house. */
export const home: readonly DemoArticle[] = [
  {
    partnerId: 1, url: 'a-clean-shave', cover: 'scene-shaver', author: editors, daysAgo: 5, goods: ['shaver-rotary', 'shaver-mini', 'mesh-rotary'], likedBy: ['xiaoman'],
    title: { zh: '剃得干净又不红：电动剃须的顺序', en: 'Close and without redness: shaving in order' },
    summary: { zh: '先干剃还是先洗脸、逆着剃还是打圈、多久换刀网。', en: 'Dry or after washing, against the grain or in circles, and when to change the mesh.' },
    html: {
      zh: '<p>剃完发红，多半是在同一处来回了七八遍。顺序对了，一遍半就够。</p><ol><li><strong>先剃，再洗脸。</strong>干的胡须是硬的，站得直；洗完变软，刀网反而抓不住。要湿剃就用泡沫，别只用水。</li><li><strong>绷紧皮肤。</strong>下颌和脖子用另一只手轻轻往上拉。</li><li><strong>旋转式打圈，往复式直推。</strong>力气只要机身自己的重量。</li><li><strong>最后剃脖子。</strong>那里最薄，也最容易红。</li></ol>\n[goods:shaver-rotary]\n<h2>刀网在提醒你</h2><p>开始夹须、要来回好几遍、网上有压痕，就该换了。每天三分钟，大约一年。</p>\n[picture:mesh-rotary-steel]\n<p>剃完拍一点凉水就好，酒精味重的须后水，会把刚剃完的皮肤再辣红一遍。</p>',
      en: '<p>Redness mostly comes from going over one place eight times. In the right order, once and a half is enough.</p><ol><li><strong>Shave before you wash.</strong> Dry hair stands; wet hair bends. For a wet shave use foam.</li><li><strong>Stretch the skin</strong> with your other hand.</li><li><strong>Circles for rotary, strokes for foil.</strong> The shaver’s own weight is enough.</li><li><strong>The neck comes last.</strong> Its skin is thinnest.</li></ol>\n[goods:shaver-rotary]\n<h2>The mesh tells you</h2><p>When it pulls, needs several passes or shows dents: about a year at three minutes a day.</p>\n[picture:mesh-rotary-steel]\n<p>Cold water is enough afterwards; strong lotions burn fresh skin again.</p>',
    },
    comments: [{ by: 'xiaoman', content: '给男朋友看了，他说二十年都剃错了。' }],
  },
  {
    partnerId: 1, url: 'hair-in-three-minutes', cover: 'scene-dryer', author: engineer, daysAgo: 14, goods: ['dryer-speed', 'dryer-fold', 'dryer-soft'], likedBy: ['zhixia'],
    title: { zh: '吹头发：风比热重要', en: 'Drying hair: air matters more than heat' },
    summary: { zh: '为什么高速吹风机快，温度 60 度就够，以及正确的三分钟。', en: 'Why fast dryers are fast, why 60 ℃ is enough, and the right three minutes.' },
    html: {
      zh: '<p>头发怕的不是吹，是烫。超过 100 度，头发里的水会在内部变成蒸汽，撑出小泡，之后就从那里断。所以好的吹风机，靠<strong>风</strong>把水带走，不是靠热把水烤干。</p><h2>看风量，不看瓦数</h2><p>1600 瓦的老吹风机风速每秒 12 米，出风口 130 度；高速电机每秒 25 米以上，出风口 60 度就够了，还快一半。</p>\n[goods:dryer-speed]\n<h2>正确的三分钟</h2><ol><li>毛巾按压，不搓。</li><li>低头，从后颈往前吹发根，一分半。</li><li>抬头，顺着头发往下吹，一分钟。</li><li>最后半分钟冷风，鳞片合上，才有光泽。</li></ol>\n[picture:dryer-speed-detail]\n<p>离头发一个手掌远，一直动。停在一处超过两秒，再好的机器也会烫。</p>',
      en: '<p>Hair fears heat, not air. Above 100 ℃ the water in it turns to steam and leaves bubbles, where it breaks later. A good dryer carries water away with <strong>air</strong>.</p><h2>Airflow, not watts</h2><p>An old dryer of 1600 W blows 12 m/s at 130 ℃; a fast motor more than 25 m/s at 60 ℃, in half the time.</p>\n[goods:dryer-speed]\n<h2>The right three minutes</h2><ol><li>Press with a towel, do not rub.</li><li>Head down, roots first, a minute and a half.</li><li>Head up, along the hair, one minute.</li><li>Half a minute of cold air for the shine.</li></ol>\n[picture:dryer-speed-detail]\n<p>Keep a hand’s width away and keep moving: two seconds in one place are too many.</p>',
    },
    comments: [{ by: 'zhixia', content: '最后半分钟冷风确实有用，头发顺多了。' }],
  },
  {
    partnerId: 1, url: 'shirts-without-a-board', cover: 'scene-steamer', author: editors, daysAgo: 20, goods: ['steamer-hand', 'lint-remover'], likedBy: [],
    title: { zh: '没有熨衣板，衬衫也能平', en: 'Smooth shirts without a board' },
    summary: { zh: '挂着熨的顺序、棉和真丝的区别，以及出差的浴室办法。', en: 'The order on a hanger, cotton and silk, and a trick for hotel bathrooms.' },
    html: {
      zh: '<p>手持挂烫机最大的好处，是衣服不用取下来。挂好，从上往下，五分钟一件。</p><ol><li>扣上第一颗扣子，领子就不会歪。</li><li>先领后袖，最后前襟。重力帮你拉平下面的。</li><li>另一只手拽住下摆，喷头<strong>贴着</strong>布走，慢一点。</li><li>熨完挂十分钟再穿，水汽没散就穿会再皱。</li></ol>\n[goods:steamer-hand]\n<h2>棉和真丝不一样</h2><p>棉麻要贴、要湿、要强档；真丝翻面、弱档、离一厘米。化纤先在里面的衣角试一下。</p>\n[picture:texture-linen]\n<h2>出差没带怎么办</h2><p>洗完澡别开门，把衬衫挂进浴室十五分钟，手抹平，再挂到空调出风口。能救八成。</p>',
      en: '<p>The best of a hand steamer: the shirt stays on its hanger. From the top down, five minutes each.</p><ol><li>Close the first button, so that the collar sits.</li><li>Collar, sleeves, then the front: gravity helps below.</li><li>Pull the hem, <strong>touch</strong> the cloth and go slowly.</li><li>Let it hang ten minutes before you wear it.</li></ol>\n[goods:steamer-hand]\n<h2>Cotton and silk</h2><p>Cotton and linen: touching, damp, strong. Silk: inside out, weak, a centimetre away. Try synthetics on a hidden corner.</p>\n[picture:texture-linen]\n<h2>On the road</h2><p>After a hot shower hang the shirt in the bathroom for a quarter of an hour, smooth it by hand, then into the air of the air conditioner.</p>',
    },
    comments: [{ by: 'xiaoman', content: '浴室那招出差救过我一次。' }],
  },
  {
    partnerId: 1, url: 'a-kitchen-of-two-square-metres', cover: 'banner-home', author: editors, daysAgo: 28, goods: ['rice-mini', 'fryer-mini', 'soy-mini', 'blender-cup'], likedBy: ['zhixia'],
    title: { zh: '两平方米的厨房，怎么摆下四样电器', en: 'Four appliances in two square metres' },
    summary: { zh: '一位读者把台面腾出来的过程：先量、再分区、最后才买。', en: 'How a reader freed her worktop: measure, divide, and buy last.' },
    html: {
      zh: '<p>读者阿宁的厨房只有两平方米，台面长 1.2 米。她写信来说：每样都想要，可是放下一只锅，就没有地方切菜了。我们和她一起量了一遍。</p><h2>先留出切菜的 40 厘米</h2><p>这一段什么都不放，是规矩。剩下 80 厘米，一样电器平均 20 厘米宽。</p><h2>按使用的次数分层</h2><ul><li><strong>每天用</strong>：水壶、电饭煲，放台面，插头固定。</li><li><strong>每周两三次</strong>：空气炸锅、豆浆机，放在伸手就到的层板。</li><li><strong>偶尔</strong>：打蛋器、榨汁，进柜子。</li></ul>\n[goods:rice-mini]\n<h2>插座决定一切</h2><p>两样大功率的不要在同一个插排。电饭煲 700 瓦、空气炸锅 1400 瓦，一起开会跳闸。她最后加了一个带开关的墙插，才真正顺手。</p>\n[picture:rice-mini-room]\n<p>搬进去三个月后，阿宁回信：最有用的不是买了什么，是<strong>退回了一台用不上的烤箱</strong>。</p>\n[goods:fryer-mini]',
      en: '<p>Our reader Ning has two square metres and 1.2 m of worktop. She wanted everything, and had nowhere left to cut. We measured it with her.</p><h2>First, 40 cm to cut</h2><p>Nothing stands there, ever. Of the rest, each appliance may have 20 cm.</p><h2>Shelves by use</h2><ul><li><strong>Every day</strong>: kettle and rice cooker, on the worktop, plugged in.</li><li><strong>Some days</strong>: air fryer and soy milk maker, on the shelf within reach.</li><li><strong>Rarely</strong>: mixer and juicer, in the cupboard.</li></ul>\n[goods:rice-mini]\n<h2>Sockets decide</h2><p>A rice cooker of 700 W and an air fryer of 1400 W on one strip trip the fuse. A socket with a switch made the difference.</p>\n[picture:rice-mini-room]\n<p>Three months later she wrote: the best of it was <strong>sending back an oven</strong> she did not need.</p>\n[goods:fryer-mini]',
    },
    comments: [{ by: 'zhixia', content: '切菜的 40 厘米雷打不动，这个规矩我也立上了。' }],
  },
]
