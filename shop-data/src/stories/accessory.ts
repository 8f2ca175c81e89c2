import type { Stories } from './draft.ts'
import { facts } from '../facts.ts'

export const accessoryStories: Stories = {
  'mesh-rotary': {
    parameters: [
      ['适配型号', 'HL-SV01 / HL-SV04'], ['网面厚度', '0.07 mm'], ['材质', '不锈钢', 'Stainless steel'], ['建议更换', '约 12 个月', 'About every 12 months'],
      ['安装', '免工具', 'Tool-free'], ['内含', '刀网与刀片各 3 片 / 组', '3 meshes and 3 blades per set'], ['清洁', '可水洗', 'Washable'],
    ],
    details: [
      ['什么时候换', 'When to change', '开始夹须、剃同一处要来回好几遍、网面有压痕，就是时候了。按每天三分钟算，大约一年。', 'When it pulls, needs several passes or shows dents: about a year at three minutes a day.'],
      ['三步换好', 'Three steps', '按下侧键取下刀头架，旋开固定环，刀网刀片成对放回。', 'Release the frame, twist the ring, set the pairs back.', 'texture-steel'],
    ],
  },
  'mesh-foil': {
    parameters: [
      ['适配型号', 'HL-SV02'], ['材质', '不锈钢 + PC', 'Stainless steel and PC'], ['网面厚度', '0.06 mm'], ['建议更换', '约 15 个月', 'About every 15 months'],
      ['安装', '按扣式', 'Click-in'], ['清洁', '可水洗', 'Washable'], ['净重', '28 g'],
    ],
    details: [
      ['一按就换', 'Click and go', '两侧按键一压，旧刀头弹出，新的对准按下，听到一声就好。', 'Press both sides, the old one pops out, the new one clicks in.'],
      ['成套换，手感齐', 'Change as a set', '网与刀是一起磨合的，整只更换更顺。', 'Foil and blade wear in together.', 'texture-steel'],
    ],
  },
  'shaver-case': {
    parameters: [
      ['外层材质', '再生涤纶织物', 'Recycled polyester'], ['内衬', '短绒', 'Short pile'], ['结构', 'EVA 硬壳', 'EVA shell'], ['适配型号', 'HL-SV01 / HL-SV02'], ['内部尺寸', '165 × 68 × 62 mm'], ['净重', '105 g'], ['拉链', '双向', 'Two-way'],
    ],
    details: [
      ['刀头不受力', 'No pressure on the head', '内部托住机身，刀头悬空，行李压上去也不变形。', 'It cradles the body so the head floats.'],
      ['线和刷子有口袋', 'Pockets inside', '网袋放充电线，松紧带放清洁刷。', 'A mesh pocket for the cord, a band for the brush.', 'texture-linen'],
    ],
  },
  descaler: {
    parameters: [
      ['主要成分', '食品级一水柠檬酸', 'Food-grade citric acid'], ['每袋净含量', '10 g'], ['适用', '电水壶 / 养生壶 / 蒸汽产品水箱', 'Kettles, glass pots, steam tanks'], ['保质期', '24 个月', '24 months'],
      ['贮存', '阴凉干燥处', 'Cool and dry'], ['用法', '一袋配 1 L 水', 'One sachet per litre'], ['注意', '请置于儿童接触不到处', 'Keep away from children'],
    ],
    details: [
      ['一袋一壶', 'One sachet, one kettle', `倒入一袋，加水到一升，烧开后静置 ${facts.descaling} 分钟，倒掉，清水冲两遍。水垢自己就下来了。`, `One sachet, a litre of water, boil, wait ${facts.descaling} minutes, rinse twice.`],
      ['多久一次', 'How often', '北方水硬，一个月一次；南方两三个月一次，看见白点就可以做。', 'Monthly with hard water, every two or three months elsewhere.'],
    ],
  },
  'fryer-paper': {
    parameters: [
      ['材质', '原浆硅油纸', 'Virgin-pulp silicone paper'], ['克重', '38 g/m²'], ['耐温', '220 ℃'], ['底径', '16 cm / 20 cm'], ['壁高', '4.5 cm'], ['适用', '空气炸锅 / 烤箱 / 蒸锅', 'Air fryer, oven, steamer'], ['保质期', '36 个月', '36 months'],
    ],
    details: [
      ['油汁留在纸上', 'Drips stay', '一圈褶边接住油汁，吃完连纸一起拿走，炸篮只要擦。', 'The pleated edge holds drips; lift the paper and wipe the basket.'],
      ['先放菜，再开机', 'Food first', '空纸会被热风吹起，碰到发热管。请放上食物再启动，也不要预热时放入。', 'Empty paper can fly into the heater: load food before starting.'],
    ],
  },
  'rice-pot': {
    parameters: [
      ['适配型号', 'HL-RC02'], ['厚度', '2.5 mm'], ['涂层', '陶瓷釉涂层', 'Ceramic glaze coating'], ['基材', '铝合金 + 导磁层', 'Aluminium with induction layer'], ['刻度', '内壁激光', 'Laser marks'], ['清洁', '软海绵', 'Soft sponge'], ['净重', '720 g（3 L）', '720 g (3 L)'],
    ],
    details: [
      ['换胆，不换煲', 'Change the pot alone', '涂层磨花了、有划痕了，换一只内胆，老煲还能接着用。请按容量选购。', 'When the coating wears, change the pot and keep the cooker. Choose by capacity.'],
      ['用得久一点', 'Make it last', '淘米换个盆，盛饭用木勺，热锅别冲冷水。', 'Rinse rice elsewhere, serve with wood, no cold water on a hot pot.', 'texture-ceramic'],
    ],
  },
  'steam-glove': {
    parameters: [
      ['外层材质', '棉 + 铝涂层', 'Cotton with aluminium layer'], ['内衬', '隔热棉', 'Insulating batting'], ['尺寸', '26 × 16 cm'], ['左右手', '通用', 'Either hand'], ['清洁', '手洗', 'Hand wash'], ['净重', '78 g'], ['挂绳', '有', 'Yes'],
    ],
    details: [
      ['袖口托着烫', 'Hold the cuff', '手伸进去托住领口袖口，另一只手走蒸汽，褶子平得快。', 'Support collars and cuffs from inside while steaming.'],
      ['隔热，不是防火', 'Insulating, not fireproof', '可短时接触蒸汽，请勿贴着面板停留。', 'For short contact with steam, not for resting on the plate.', 'texture-linen'],
    ],
  },
}
