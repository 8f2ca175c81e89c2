import type { Stories } from './draft.ts'

export const dryerStories: Stories = {
  'dryer-classic': {
    parameters: [
      ['额定功率', '1600 W'], ['额定电压', '220 V ~ 50 Hz'], ['风速', '2 档', '2 speeds'], ['温度', '冷 / 温 / 热', 'Cool, warm, hot'], ['负离子', '支持', 'Yes'],
      ['净重', '430 g'], ['电源线长', '1.8 m'], ['产品尺寸', '190 × 78 × 215 mm'],
    ],
    details: [
      ['举着不累', 'Light to hold', '机身 430 克，重心落在虎口。吹一头短发，手臂不酸。', 'At 430 g it balances on the hand.'],
      ['温一点，不烫', 'Warm, not hot', '温档出风约 65 度，够干，也够温和。', 'The warm setting blows at about 65 °C.'],
      ['后网一转就拆', 'Twist off the mesh', '进风网逆时针一转就下来，绒毛一吹就掉。', 'Turn the intake mesh, blow off the lint.'],
    ],
  },
  'dryer-speed': {
    parameters: [
      ['额定功率', '1600 W'], ['额定电压', '220 V ~ 50 Hz'], ['电机转速', '11 万转/分', '110,000 rpm'], ['出风口风速', '约 62 m/s', 'About 62 m/s'], ['温度', '冷 / 温 / 热 / 循环', 'Cool, warm, hot, cycle'], ['控温', '每秒 50 次测温', '50 readings per second'],
      ['净重', '365 g'], ['电源线长', '1.8 m'], ['产品尺寸', 'Ø45 × 255 mm'],
    ],
    details: [
      ['靠风，不靠烫', 'Air, not heat', '11 万转的电机藏在手柄里，风快，温度就不必高。及肩的头发，四五分钟八成干。', 'A fast motor in the handle dries shoulder-length hair in minutes at moderate heat.'],
      ['它一直在量温度', 'Always measuring', '出风口每秒测温五十次，超过设定就收一点，头皮不觉得忽冷忽热。', 'Fifty readings a second keep the air steady.'],
      ['磁吸风嘴', 'Magnetic nozzle', '靠近就吸住，转三百六十度，造型时随手换方向。', 'It snaps on and turns all the way round.'],
    ],
  },
  'dryer-fold': {
    parameters: [
      ['额定功率', '1200 W'], ['额定电压', '220 V ~ 50 Hz'], ['风速', '2 档', '2 speeds'], ['温度', '温 / 热', 'Warm, hot'], ['折叠尺寸', '145 × 72 × 120 mm'], ['展开尺寸', '165 × 72 × 195 mm'],
      ['净重', '335 g'], ['电源线长', '1.6 m'],
    ],
    details: [
      ['折起来，一本书大', 'Paperback size', '手柄往上一合，厚度 7 厘米，塞进行李箱的边角。', 'Fold the handle up: seven centimetres thick.'],
      ['线也有地方放', 'A place for the cord', '线绕两圈，扣进绑带。', 'Two turns and the strap holds it.'],
      ['民宿的风太小', 'When the inn dryer is weak', '1200 瓦够吹干中长发，功率也照顾老线路。', 'Enough for medium hair, kind to old wiring.'],
    ],
  },
  'dryer-brush': {
    parameters: [
      ['额定功率', '1000 W'], ['额定电压', '220 V ~ 50 Hz'], ['温度', '冷 / 温 / 热', 'Cool, warm, hot'], ['刷头材质', '尼龙 + 圆珠梳齿', 'Nylon with ball tips'], ['负离子', '支持', 'Yes'],
      ['净重', '480 g'], ['电源线长', '2.0 m，360° 转尾', '2.0 m, swivel'], ['产品尺寸', '78 × 62 × 330 mm'],
    ],
    details: [
      ['边吹边梳', 'Dry while brushing', '一只手就够。头发七成干时用，五分钟蓬起来。', 'One hand, from damp to full in five minutes.'],
      ['椭圆刷头', 'Oval barrel', '宽面拉直，窄面带弯，刘海往里、发尾往外，都顺手。', 'The flat side smooths, the edge curls.'],
      ['圆珠梳齿', 'Ball tips', '梳齿顶端有小圆珠，贴着头皮走不刮。', 'Soft tips for the scalp.'],
    ],
  },
  'dryer-soft': {
    parameters: [
      ['额定功率', '900 W'], ['额定电压', '220 V ~ 50 Hz'], ['工作声音', '约 59 dB（0.5 米）', 'About 59 dB at 0.5 m'], ['出风温度', '45–58 ℃'], ['温度', '冷 / 柔 / 温', 'Cool, soft, warm'],
      ['净重', '390 g'], ['电源线长', '1.8 m'], ['产品尺寸', '172 × 92 × 198 mm'],
    ],
    details: [
      ['孩子不躲', 'Children stay', '半米外约 59 分贝，比一般吹风机轻得多。睡前洗头，少一场追逐。', 'About 59 dB at half a metre, so bedtime is calmer.'],
      ['温度有上限', 'A heat limit', '出风不超过 58 度，扩散罩再打散一次。请由成人操作。', 'Air stays below 58 °C and the diffuser spreads it. For adults to operate.'],
      ['宠物也能用', 'For pets too', '洗完澡的狗，也愿意站一会儿。', 'A wet dog will stand for it.'],
    ],
  },
}
