import type { Stories } from './draft.ts'

export const coffeeStories: Stories = {
  'grinder-hand': {
    parameters: [['刀盘', '38 mm 锥形钢刀', '38 mm conical steel burr'], ['刻度', '30 格', '30 steps'], ['单次粉量', '20 g'], ['机身材质', '铝合金', 'Aluminium alloy'], ['轴承', '双轴承', 'Two bearings'], ['净重', '495 g'], ['产品尺寸', 'Ø54 × 172 mm']],
    details: [
      ['一格是一格', 'A step is a step', '每格约 25 微米，转动有清楚的手感。今天酸了，就往细走一格。', 'About 25 microns a click. Sour today? One finer.'],
      ['双轴承，不晃', 'Two bearings', '上下两只轴承夹住主轴，粉更匀，手也省力。', 'The shaft is held twice: even grounds, lighter work.', 'texture-steel'],
      ['摇柄折起来带走', 'Fold and carry', '摇柄向下一折，贴着机身，放得进露营箱。', 'The crank folds flat for the camp box.'],
    ],
  },
  'grinder-electric': {
    parameters: [['刀盘', '48 mm 锥形钢刀', '48 mm conical steel burr'], ['额定功率', '120 W'], ['额定电压', '220 V ~ 50 Hz'], ['转速', '300–900 转/分', '300–900 rpm'], ['单次粉量', '30 g'], ['残粉', '约 0.2 g', 'About 0.2 g'], ['净重', '2.6 kg'], ['产品尺寸', '110 × 190 × 285 mm']],
    details: [
      ['放多少，磨多少', 'What goes in comes out', '斜仓直通刀盘，末尾吹两下风囊，残粉约 0.2 克。', 'An angled chute and a puff of the bellows keep about 0.2 g.'],
      ['转速能调', 'Adjustable speed', '浅烘慢一点，深烘快一点，静电也少。', 'Slow for light roasts, faster for dark.'],
      ['早上六点也能用', 'Fine at six', '磁吸粉杯，一放就对准。声音低，像远处的雨。', 'The cup aligns by magnet and the sound stays low.'],
    ],
  },
  'dripper-cone': {
    parameters: [['材质', '高温瓷', 'High-fired porcelain'], ['滤杯角度', '60°'], ['导流肋', '12 条螺旋', '12 spiral ribs'], ['适配滤纸', '锥形 01 / 02', 'Cone 01 / 02'], ['清洁', '可进洗碗机', 'Dishwasher safe'], ['净重', '310 g（01）', '310 g (01)'], ['产品尺寸', '118 × 100 × 86 mm（01）', '118 × 100 × 86 mm (01)']],
    details: [
      ['流速由你', 'The flow is yours', '十二条螺旋肋让滤纸不贴壁，水往下走得顺。快慢，看你的手。', 'Twelve ribs hold the paper off the wall so pace is yours.'],
      ['先温一温', 'Warm it first', '瓷的热容大，冲之前用热水淋一遍，萃取更稳。', 'Porcelain holds heat: rinse with hot water first.', 'texture-ceramic'],
    ],
  },
  'server-glass': {
    parameters: [['材质', '高硼硅玻璃', 'Borosilicate glass'], ['刻度', '每 100 mL', 'Every 100 ml'], ['耐温差', '120 ℃'], ['微波炉', '可用（取下木领）', 'Yes, without collar'], ['木领材质', '榉木', 'Beech wood'], ['净重', '265 g（400 mL）', '265 g (400 mL)'], ['产品尺寸', 'Ø98 × 125 mm（400 mL）', 'Ø98 × 125 mm (400 mL)']],
    details: [
      ['摇一摇，味道匀', 'Swirl and pour', '圆肚子让咖啡转得开，前段和后段混在一起，再分杯。', 'The round belly mixes first and last drops.'],
      ['壶嘴断水干净', 'A clean pour', '嘴沿折了一道，收手不挂滴。', 'A folded lip stops the drip.'],
    ],
  },
  'scale-timer': {
    parameters: [['量程', '2 kg'], ['分度', '0.1 g'], ['反应时间', '约 0.3 秒', 'About 0.3 s'], ['计时', '自动 / 手动', 'Automatic or manual'], ['充电接口', 'USB-C'], ['防溅', '支持', 'Yes'], ['净重', '340 g'], ['产品尺寸', '132 × 132 × 22 mm']],
    details: [
      ['第一滴水，它就开始', 'Starts at the first drop', '自动模式下，注水即计时，拿开滤杯即停。两只手都在壶上。', 'It starts as water falls and stops when you lift the dripper.'],
      ['一粒豆子也有数', 'Down to a bean', '0.1 克分度，读数跟手。', 'Tenths of a gram, without lag.'],
    ],
  },
  'mug-stone': {
    parameters: [['材质', '粗陶', 'Stoneware'], ['釉面', '哑光釉', 'Matte glaze'], ['容量', '300 mL'], ['微波炉', '可用', 'Yes'], ['洗碗机', '可用', 'Yes'], ['净重', '330 g'], ['产品尺寸', '118 × 88 × 86 mm']],
    details: [
      ['握着有分量', 'Weight in the hand', '杯底留了一圈素胎，放下时声音闷闷的，很安心。', 'A bare clay foot lands with a quiet sound.', 'texture-ceramic'],
      ['每一只略有不同', 'Each one differs', '釉色随窑火有深浅，以收到的为准。', 'The glaze varies with the kiln.'],
    ],
  },
  'moka-pot': {
    parameters: [['材质', '食品级铝合金', 'Food-grade aluminium'], ['适用热源', '明火 / 电陶炉', 'Gas, ceramic hob'], ['密封圈', '食品级硅胶', 'Food-grade silicone'], ['出品量', '150 mL（3 杯份）', '150 ml (3 cups)'], ['安全阀', '有', 'Yes'], ['净重', '455 g（3 杯份）', '455 g (3 cups)'], ['产品尺寸', '160 × 92 × 158 mm']],
    details: [
      ['小火，别急', 'Low flame', '下壶加热水到阀口下，粉不压实，小火。听到咕噜声就离火。', 'Hot water below the valve, grounds loose, low flame, off at the gurgle.'],
      ['别用洗洁精', 'No detergent', '清水冲净，擦干，拆开晾。用久了会有一层它自己的颜色。', 'Rinse, wipe, dry apart. It grows its own patina.', 'texture-steel'],
    ],
  },
  'tumbler-trail': {
    parameters: [['内胆材质', '316 不锈钢', '316 stainless steel'], ['外壁', '粉末喷涂', 'Powder coat'], ['保温', '6 小时 ≥ 58 ℃', '6 h ≥ 58 °C'], ['保冷', '6 小时 ≤ 8 ℃', '6 h ≤ 8 °C'], ['杯盖', '一键弹盖 + 锁', 'Flip lid with lock'], ['净重', '285 g（350 mL）', '285 g (350 mL)'], ['产品尺寸', 'Ø72 × 182 mm（350 mL）', 'Ø72 × 182 mm (350 mL)']],
    details: [
      ['拇指一推', 'With a thumb', '骑车、开会、爬山，单手打开，单手锁上。', 'Open and lock it with one hand.'],
      ['杯脚有软垫', 'A soft foot', '放在石头上不滑，放在桌上不响。', 'It does not slip on stone or ring on a table.'],
    ],
  },
  'filter-papers': {
    parameters: [['材质', '原木浆', 'Wood pulp'], ['数量', '100 张', '100 sheets'], ['适配滤杯', '60° 锥形', '60° cone'], ['漂白', '原浆色无漂 / 燕麦白氧漂', 'Kraft unbleached, oat oxygen-bleached'], ['克重', '52 g/m²'], ['保质期', '60 个月', '60 months'], ['贮存', '避光防潮', 'Dark and dry']],
    details: [
      ['不抢味道', 'No taste of its own', '冲之前用热水淋一遍，纸味随水走，杯子也暖了。', 'Rinse first: paper taste leaves, cup warms.'],
      ['压纹让水走得匀', 'Even flow', '细褶撑住纸面，末段不堵。', 'Fine creping keeps the last third from clogging.'],
    ],
  },
  'beans-ridge': {
    parameters: [['产地', '云南 / 巴西 / 埃塞俄比亚', 'Yunnan, Brazil, Ethiopia'], ['烘焙度', '中', 'Medium'], ['处理法', '日晒 + 水洗', 'Natural and washed'], ['风味', '坚果、焦糖、柑橘', 'Nuts, caramel, citrus'], ['保质期', '12 个月', '12 months'], ['赏味期', '烘焙后 10–45 天', '10–45 days after roast'], ['研磨', '整豆', 'Whole bean']],
    details: [
      ['每天都能喝的那一支', 'An everyday blend', '坚果打底，焦糖收尾，中间有一点橘皮的亮。加奶不淹，黑喝不冲。', 'Nuts below, caramel after, a little orange peel between.', 'texture-beans'],
      ['怎么冲', 'How to brew', '92 度，粉水比 1:15，总时间两分二十秒左右。', 'Ninety-two degrees, one to fifteen, about two minutes twenty.'],
    ],
  },
  'beans-valley': {
    parameters: [['产地', '云南 普洱', "Pu'er, Yunnan"], ['海拔', '1600–1800 m'], ['烘焙度', '浅', 'Light'], ['处理法', '日晒', 'Natural'], ['风味', '莓果、红茶、蜂蜜', 'Berries, black tea, honey'], ['赏味期', '烘焙后 12–50 天', '12–50 days after roast'], ['研磨', '整豆', 'Whole bean']],
    details: [
      ['山谷里晒了二十六天', 'Twenty-six days in the sun', '红果整颗日晒，甜味收进豆子里。热喝是莓果，凉下来是红茶。', 'Cherries dry whole: berries when hot, black tea when cool.', 'texture-beans'],
      ['怎么冲', 'How to brew', '93 度，粉水比 1:16，分三段注水。', 'Ninety-three degrees, one to sixteen, three pours.'],
    ],
  },
  'kettle-ridge': {
    parameters: [['材质', '304 不锈钢', '304 stainless steel'], ['适用热源', '明火 / 电磁炉', 'Gas and induction'], ['壶嘴内径', '7.5 mm'], ['手柄', '直柄隔热', 'Insulated bar handle'], ['净重', '560 g'], ['温度计孔', '有', 'Yes'], ['产品尺寸', '270 × 150 × 165 mm']],
    details: [
      ['水线听话', 'An obedient stream', '低重心，长颈，断水利落。闷蒸那一圈，画得圆。', 'Low body, long neck, clean stop: the bloom circle comes round.'],
      ['没有电线', 'No cord', '放在炉子上，带到山里。盖上留了温度计的孔。', 'On the hob or up the hill, with a hole for a thermometer.', 'texture-steel'],
    ],
  },
}
