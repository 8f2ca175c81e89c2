import type { DemoGuide } from './draft.ts'
import { facts } from '../facts.ts'

export const guides: readonly DemoGuide[] = [
  {
    partnerId: 1, goods: 'kettle-classic', title: ['日常电水壶使用指南', 'Guide to the everyday kettle'], intro: ['第一次用、每天用、每月一次。', 'The first time, every day, once a month.'], picture: 'kettle-classic-room', parts: ['descaler'],
    sections: [
      { title: ['第一次使用', 'The first time'], html: ['<p>新壶里会有一点生产时的味道，烧两遍清水就散了。</p>', '<p>A new kettle smells a little of the factory; two boilings take it away.</p>'], picture: 'kettle-classic-oat', checks: [['撕掉底座的保护膜', 'Peel the film off the base'], ['加水到最高刻度，烧开倒掉，两遍', 'Fill to the top, boil and empty it, twice'], ['确认底座放在平的台面上', 'Put the base on a flat surface']] },
      { title: ['每天怎么用', 'Every day'], html: ['<p>水位在两条刻度之间。超过最高线，水会从壶嘴喷出来；低于最低线，防干烧会断电。</p><ul><li>要泡绿茶，开盖等三分钟再倒。</li><li>倒完水把盖子留一条缝，壶里更干爽。</li></ul>', '<p>Keep between the two marks: above the upper one it spits, below the lower one it switches off.</p><ul><li>For green tea, open the lid and wait three minutes.</li><li>Leave the lid ajar afterwards, so that it dries.</li></ul>'] },
      { title: ['每月除一次垢', 'Descale once a month'], html: [`<p>一袋柠檬酸、一升水，烧开静置 ${facts.descaling} 分钟，冲两遍。</p>`, `<p>A sachet of citric acid, a litre of water: boil, wait ${facts.descaling} minutes, rinse twice.</p>`], picture: 'descaler-kraft', checks: [['倒入一袋除垢剂', 'Empty a sachet into it'], [`烧开后静置 ${facts.descaling} 分钟`, `Boil, then wait ${facts.descaling} minutes`], ['清水冲两遍，再烧一壶倒掉', 'Rinse twice, boil once more and empty it']] },
    ],
  },
  {
    partnerId: 1, goods: 'rice-mini', title: ['小电饭煲使用指南', 'Guide to the small rice cooker'], intro: ['一个人的量，也能煮得好。', 'A portion for one, cooked well.'], picture: 'rice-mini-room', parts: ['rice-pot'],
    sections: [
      { title: ['认识它', 'Know it'], html: ['<p>内胆容量 1.6 升，一次最多四杯米。刻度左边是白米，右边是粥。</p>', '<p>The pot holds 1.6 litres: four cups of rice. Marks on the left are for rice, on the right for porridge.</p>'], picture: 'rice-mini-oat' },
      { title: ['煮一锅饭', 'Cook rice'], html: ['<p>内胆外面要擦干再放进去，不然底盘会响。</p>', '<p>Dry the outside of the pot first, or the plate will hiss.</p>'], checks: [['淘米两遍', 'Rinse twice'], ['加水到对应刻度', 'Fill to the mark'], ['擦干内胆外壁', 'Dry the outside'], ['跳保温后焖十分钟', 'Let it rest ten minutes']] },
      { title: ['涂层用得久', 'Make the coating last'], html: ['<ul><li>木勺或硅胶勺。</li><li>淘米换个盆。</li><li>热的时候不要冲冷水。</li></ul>', '<ul><li>Wooden or silicone spoons.</li><li>Rinse rice elsewhere.</li><li>No cold water on a hot pot.</li></ul>'], picture: 'texture-ceramic' },
    ],
  },
  {
    partnerId: 1, goods: 'fryer-window', title: ['可视空气炸锅使用指南', 'Guide to the window air fryer'], intro: ['先空烧，再从红薯开始。', 'Burn it in, then begin with a sweet potato.'], picture: 'scene-fryer', parts: ['fryer-paper'],
    sections: [
      { title: ['第一次使用', 'The first time'], html: ['<p>会有一点烟和味道，是保护油，正常。</p>', '<p>A little smoke is the protective oil: that is normal.</p>'], checks: [['取出所有纸板和胶带', 'Take out card and tape'], ['200 ℃ 空烧十分钟，开窗', 'Run it empty at 200 ℃ for ten minutes, window open'], ['炸篮用海绵洗一遍', 'Wash the basket with a sponge']] },
      { title: ['三条规矩', 'Three rules'], html: ['<ol><li>只铺一层。</li><li>先放食物，再放纸。</li><li>中途翻一次。</li></ol>', '<ol><li>One layer.</li><li>No paper without food.</li><li>Turn once.</li></ol>'], picture: 'fryer-window-ink' },
      { title: ['清洗', 'Cleaning'], html: ['<p>放到不烫手，海绵加中性洗涤剂；粘住的先泡十五分钟。发热管用半湿的布擦，不要喷水。</p>', '<p>Let it cool; a sponge and mild soap. Soak what sticks for 15 minutes. Wipe the heater with a damp cloth, never spray it.</p>'] },
    ],
  },
  {
    partnerId: 1, goods: 'shaver-rotary', title: ['旋转剃须刀使用指南', 'Guide to the rotary shaver'], intro: ['一年一次，刀网自己换。', 'Change the mesh yourself, once a year.'], picture: 'scene-shaver', parts: ['mesh-rotary', 'shaver-case'],
    sections: [
      { title: ['充电', 'Charging'], html: ['<p>第一次充两小时。之后一周一次，五分钟快充够剃一次。</p>', '<p>Two hours the first time, then once a week; five minutes are enough for one shave.</p>'], picture: 'shaver-rotary-ink' },
      { title: ['换刀网', 'Change the mesh'], html: ['<p>夹须、要剃好几遍、网面有压痕，就该换了。</p>', '<p>When it pulls, needs several passes or shows dents.</p>'], picture: 'mesh-rotary-steel', checks: [['按侧键，取下刀头架', 'Press the side key, take the frame off'], ['旋开固定环，取出旧刀网', 'Twist the ring, take the old mesh out'], ['刀网、刀片成对放回，听到咔一声', 'Set mesh and blade back in pairs until they click']] },
      { title: ['每周冲洗', 'Rinse it weekly'], html: ['<p>打开刀头，温水冲三十秒，甩干，晾着。每月在刀片上滴一滴油。</p>', '<p>Open the head, thirty seconds of warm water, shake, let it dry. A drop of oil once a month.</p>'] },
    ],
  },
]
