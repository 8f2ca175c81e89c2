import type { ArticleDraft } from './draft.ts'
import { facts } from '../facts.ts'

export const knowledge: readonly ArticleDraft[] = [
  {
    title: ['五分钟给水壶除垢', 'Descale a kettle in five minutes'],
    zh: `<p>水垢厚到 1 毫米，烧水就要多用约一成电。用柠檬酸比白醋更省事，也没有气味。</p><ol><li>一袋柠檬酸倒入壶中，加水到最高刻度。</li><li>烧开后静置 ${facts.descaling} 分钟，厚的地方可以再烧一次。</li><li>倒掉，清水冲两遍，再烧一壶水倒掉。</li></ol><p>壶嘴和滤网可以取下一起浸泡。每月一次，内壁就会一直光亮。</p>`,
    en: `<p>One millimetre of scale costs about a tenth more power. Citric acid does it without the smell of vinegar.</p><ol><li>Pour a sachet into the kettle and fill it to the top mark.</li><li>Boil it and wait ${facts.descaling} minutes; repeat where it is thick.</li><li>Empty it, rinse twice, then boil one more kettle and pour it away.</li></ol><p>Spout and filter can lie in it too. Once a month keeps the wall bright.</p>`,
    categories: ['kettle', 'accessory'], reads: 2610, votes: [402, 7],
  },
  {
    title: ['炸篮不粘涂层怎么保养', 'Keep the coating of your basket'],
    zh: `<p>涂层最怕骤冷、硬刷和空烧。</p><ul><li>放到不烫手再洗，不要把热篮子放进冷水；</li><li>用海绵和中性洗涤剂，粘住的地方先泡 15 分钟；</li><li>不要用喷雾油，里面的乳化剂会结成洗不掉的膜，用刷子刷薄薄一层油就好；</li><li>垫一张炸纸，清洗次数可以少一半。</li></ul>`,
    en: `<p>What harms it is sudden cold, hard brushes and heat without food.</p><ul><li>Wash it when it is no longer hot, never put a hot basket into cold water.</li><li>Use a sponge and mild soap; soak what sticks for 15 minutes.</li><li>No spray oil: its emulsifier burns into a film. Brush on a little oil instead.</li><li>A sheet of paper halves the washing.</li></ul>`,
    categories: ['fryer', 'accessory'], reads: 1822, votes: [243, 10],
  },
  {
    title: ['米和水的比例：从新米到糙米', 'Rice and water: from new to brown'],
    zh: `<table><tr><th>米</th><th>米 : 水</th><th>浸泡</th></tr><tr><td>新米</td><td>1 : 1.1</td><td>不需要</td></tr><tr><td>普通大米</td><td>1 : 1.25</td><td>15 分钟</td></tr><tr><td>糙米</td><td>1 : 1.6</td><td>2 小时</td></tr><tr><td>杂粮</td><td>1 : 1.8</td><td>4 小时</td></tr></table><p>煮好后先焖 10 分钟，用饭勺自下而上翻松，让多余的水汽跑掉，米粒会更分明。</p>`,
    en: `<table><tr><th>Rice</th><th>Rice : water</th><th>Soak</th></tr><tr><td>New rice</td><td>1 : 1.1</td><td>no</td></tr><tr><td>White rice</td><td>1 : 1.25</td><td>15 min</td></tr><tr><td>Brown rice</td><td>1 : 1.6</td><td>2 h</td></tr><tr><td>Mixed grains</td><td>1 : 1.8</td><td>4 h</td></tr></table><p>Let it rest for 10 minutes, then loosen it from below so that the steam can leave: the grains stay apart.</p>`,
    categories: ['rice'], reads: 1544, votes: [201, 6],
  },
  {
    title: ['吹风机不伤发的吹法', 'Dry your hair without harming it'],
    zh: `<p>先用毛巾按压到不滴水，再吹。风口离头发 15 厘米，先吹发根、再吹发尾，八成干时换冷风定型。</p><p>进风口的网罩每两周取下清一次灰：堵住后风变小、温度变高，既伤发也伤机器。</p>`,
    en: `<p>Press the water out with a towel first. Keep 15 cm away, dry the roots before the ends, and finish with cold air when it is almost dry.</p><p>Clean the grille of the air inlet every two weeks: when it is blocked, the air is weaker and hotter, which harms hair and machine alike.</p>`,
    categories: ['care'], reads: 1190, votes: [139, 5],
  },
  {
    title: ['破壁机打热饮的安全须知', 'Hot drinks in a blender, safely'],
    zh: `<p>热的液体会在搅打时迅速产生蒸汽。请确认您的机型标有“热饮”功能；随行杯和手持款只能用于 60 ℃ 以下的食材。</p><ul><li>总量不超过热饮刻度；</li><li>不要取下透气盖，也不要用手捂住；</li><li>结束后等 30 秒再开盖，先从远离自己的一侧打开。</li></ul>`,
    en: `<p>Hot liquids make steam quickly when they are blended. Make sure that your model has a “hot” programme; portable cups and hand blenders are for food below 60 ℃ only.</p><ul><li>Stay below the mark for hot drinks.</li><li>Leave the vent in, and do not cover it with your hand.</li><li>Wait 30 seconds, then open the lid on the side away from you.</li></ul>`,
    categories: ['blender'], reads: 936, votes: [88, 4],
  },
  {
    title: ['不同衣料的蒸汽温度', 'Steam for each kind of fabric'],
    zh: `<table><tr><th>衣料</th><th>档位</th><th>方法</th></tr><tr><td>棉、亚麻</td><td>强</td><td>贴着熨，趁微湿</td></tr><tr><td>羊毛</td><td>中</td><td>悬空 2 厘米</td></tr><tr><td>真丝</td><td>弱</td><td>翻面，套防护罩</td></tr><tr><td>化纤</td><td>弱</td><td>先试衣角</td></tr></table><p>洗标上有一个点的用弱档，两个点用中档，三个点用强档；打叉的不要熨。</p>`,
    en: `<table><tr><th>Fabric</th><th>Steam</th><th>How</th></tr><tr><td>Cotton, linen</td><td>strong</td><td>touching it, while damp</td></tr><tr><td>Wool</td><td>medium</td><td>2 cm away</td></tr><tr><td>Silk</td><td>weak</td><td>inside out, with the cover</td></tr><tr><td>Synthetics</td><td>weak</td><td>try a corner first</td></tr></table><p>One dot on the label is weak, two are medium, three are strong; a cross means that it must not be steamed.</p>`,
    categories: ['garment'], reads: 802, votes: [77, 2],
  },
]
