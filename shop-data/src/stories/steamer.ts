import type { Stories } from './draft.ts'

export const steamerStories: Stories = {
  'steamer-hand': {
    parameters: [
      ['额定功率', '1500 W'], ['额定电压', '220 V ~ 50 Hz'], ['出汽用时', '约 25 秒', 'About 25 s'], ['蒸汽量', '26 g/min'], ['水箱容量', '150 mL'], ['面板材质', '陶瓷涂层', 'Ceramic coating'],
      ['净重', '890 g'], ['电源线长', '2.2 m'], ['产品尺寸', '132 × 98 × 260 mm'],
    ],
    details: [
      ['衬衫挂着就平', 'Flat on the hanger', '二十五秒出汽，贴着布面往下走，一件衬衫三分钟。不用铺烫板。', 'Steam in twenty-five seconds, a shirt in three minutes, no board.'],
      ['水在前面，看得见', 'Water in sight', '150 毫升水箱，能烫两三件。水位到线再加。', 'A 150 ml tank does two or three garments.'],
      ['斜着拿也出汽', 'Tilt it', '内置吸管跟着水走，前倾四十五度也不断汽。', 'The inner tube follows the water as you lean.'],
    ],
  },
  'steamer-travel': {
    parameters: [
      ['额定功率', '1000 W'], ['额定电压', '100–240 V ~ 50/60 Hz'], ['出汽用时', '约 20 秒', 'About 20 s'], ['蒸汽量', '16 g/min'], ['水箱容量', '100 mL'], ['折叠尺寸', '160 × 72 × 48 mm'],
      ['净重', '560 g'], ['电源线长', '1.8 m'],
    ],
    details: [
      ['出差前一晚', 'The night before', '西装从箱子里拿出来，挂在浴室门后，两分钟，肩上的褶就散了。', 'Hang the suit behind the bathroom door: two minutes and the crease is gone.'],
      ['宽电压', 'Wide voltage', '100 到 240 伏都能用，出境时带一只转换插头。', 'Works from 100 to 240 V; bring a plug adapter.'],
      ['折平，像一部厚手机', 'Folds flat', '160 毫米长，4.8 厘米厚。', '160 mm long, 48 mm thick.'],
    ],
  },
  'steamer-stand': {
    parameters: [
      ['额定功率', '2000 W'], ['额定电压', '220 V ~ 50 Hz'], ['出汽用时', '约 40 秒', 'About 40 s'], ['蒸汽量', '35 g/min'], ['档位', '5 档', '5 levels'], ['连续出汽', '约 45 分钟（1.6 L）', 'About 45 min (1.6 L)'],
      ['支杆', '双杆伸缩', 'Telescopic pole'], ['净重', '5.0 kg'], ['产品尺寸', '310 × 260 × 1580 mm'],
    ],
    details: [
      ['一周的衣服，一次做完', 'A week at once', '一缸水四十五分钟，五件衬衫两条裤子，从容。', 'Forty-five minutes per tank: five shirts and two trousers.'],
      ['支杆能收短', 'The pole shortens', '用完压到 80 厘米，推进衣柜旁的缝里。', 'Press it down to 80 cm and roll it aside.'],
      ['真丝到牛仔，五档', 'Silk to denim', '小档给真丝，大档给牛仔，旋钮上写得清楚。', 'Low for silk, high for denim.', 'texture-linen'],
    ],
  },
  'steamer-iron': {
    parameters: [
      ['额定功率', '1600 W'], ['额定电压', '220 V ~ 50 Hz'], ['底板材质', '陶瓷釉', 'Ceramic glaze'], ['水箱容量', '220 mL'], ['蒸汽量', '22 g/min'], ['自动断电', '平放 30 秒 / 竖放 8 分钟', '30 s flat / 8 min upright'],
      ['净重', '1.1 kg'], ['电源线长', '2.0 m'], ['产品尺寸', '272 × 118 × 138 mm'],
    ],
    details: [
      ['裤线要压出来', 'Press the crease', '挂烫让布松开，熨斗让线立住。尖头 32 度，绕得过纽扣。', 'A steamer relaxes, an iron sets. The tip rounds buttons.'],
      ['忘了，它会停', 'It stops by itself', '平放三十秒不动就断电，竖着放，八分钟。', 'Thirty seconds flat, eight minutes upright, then off.'],
      ['陶瓷底板', 'Ceramic sole', '滑，不粘布，冷下来一擦就净。', 'It glides, and wipes clean when cool.', 'texture-ceramic'],
    ],
  },
  'lint-remover': {
    parameters: [
      ['刀头', '六叶旋转刀', 'Six-leaf rotary blade'], ['网面直径', '52 mm'], ['充电接口', 'USB-C'], ['续航', '约 70 分钟', 'About 70 min'], ['高度', '3 档可调', '3 heights'], ['毛屑仓', '可拆透明仓', 'Removable clear bin'],
      ['净重', '210 g'], ['产品尺寸', '128 × 66 × 78 mm'],
    ],
    details: [
      ['旧毛衣，又像刚买的', 'A sweater made new', '铺平，轻轻画圈。毛球进了仓，纱线留在衣服上。', 'Lay it flat, draw circles: pills go, yarn stays.', 'texture-linen'],
      ['三档高度', 'Three heights', '羊绒用高，抓绒用低，先在内侧试一小块。', 'High for cashmere, low for fleece; test inside first.'],
      ['刀网能换', 'Spare mesh', '钝了就换，不用换整机。', 'Change the mesh, keep the machine.'],
    ],
  },
}
