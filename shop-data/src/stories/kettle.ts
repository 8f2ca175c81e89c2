import type { Stories } from './draft.ts'

export const kettleStories: Stories = {
  'kettle-gooseneck': {
    parameters: [
      ['额定功率', '1200 W'], ['额定电压', '220 V ~ 50 Hz'], ['内胆材质', '304 不锈钢', '304 stainless steel'], ['手柄材质', '榉木', 'Beech wood'],
      ['控温范围', '40–100 ℃'], ['保温时长', '60 分钟', '60 min'], ['烧开用时', '约 4 分 10 秒（0.8 L）', 'About 4 min 10 s (0.8 L)'], ['产品尺寸', '286 × 172 × 205 mm'], ['电源线长', '0.75 m'],
    ],
    details: [
      ['水流听手腕的', 'The stream follows your wrist', '壶嘴从根部到出水口一路收细，内径由 13 毫米收到 7 毫米。轻轻一抬，水就细；再压一点，水才宽。手冲的前三十秒，差别就在这里。', 'The spout narrows from 13 mm to 7 mm. Lift a little for a thread of water, tilt a little more for a ribbon.'],
      ['一度一度地调', 'Set by the degree', '浅烘用 92 度，绿茶用 80 度，冲奶用 45 度。底座旋钮每转一格是一度，到温后轻响一声，并保温一小时。', 'Ninety-two for light roasts, eighty for green tea, forty-five for milk. One click is one degree, then it holds for an hour.'],
      ['木柄留给手', 'A wooden handle', '榉木手柄打磨三遍后上食品级木蜡油，烧水后仍是温的。用久了会变深一点，那是手的颜色。', 'Beech, sanded three times and finished with wood oil. It stays comfortable and darkens slowly with use.', 'texture-oak'],
    ],
  },
  'kettle-classic': {
    parameters: [
      ['额定功率', '1500 W'], ['额定电压', '220 V ~ 50 Hz'], ['内胆材质', '316L 不锈钢', '316L stainless steel'], ['外壳材质', '食品接触级 PP', 'Food-contact PP'],
      ['防烫结构', '双层中空', 'Double wall'], ['烧开用时', '约 5 分 30 秒（1.7 L）', 'About 5 min 30 s (1.7 L)'], ['开盖角度', '80°'], ['产品尺寸', '250 × 168 × 200 mm'],
    ],
    details: [
      ['摸上去只是温的', 'Only warm to the touch', '内外两层之间留了 6 毫米空气。水刚烧开时，外壁在室温 25 度下约 45 度，孩子碰到也不至于缩手。', 'Six millimetres of air between the walls keep the outside at about 45 °C right after boiling.'],
      ['一体内胆，没有缝', 'A seamless inner pot', '内胆、壶嘴和壶口一次拉伸成型，水只接触不锈钢。伸手进去擦一圈，就是干净的。', 'Body, spout and rim are drawn in one piece. Water touches steel alone, and one wipe cleans it.'],
      ['开水声，轻一点', 'A softer boil', '加厚底盘让气泡更细碎，一米外的沸腾声约 58 分贝，清晨烧水，隔一扇门就听不太见。', 'A thicker base makes finer bubbles: about 58 dB at one metre.'],
    ],
  },
  'kettle-glass': {
    parameters: [
      ['额定功率', '1500 W'], ['额定电压', '220 V ~ 50 Hz'], ['壶身材质', '高硼硅玻璃', 'Borosilicate glass'], ['发热盘材质', '304 不锈钢', '304 stainless steel'],
      ['玻璃厚度', '2.0 mm'], ['防干烧', '支持', 'Yes'], ['烧开用时', '约 5 分钟（1.5 L）', 'About 5 min (1.5 L)'], ['产品尺寸', '215 × 150 × 252 mm'],
    ],
    details: [
      ['看得见的干净', 'Clean you can see', '高硼硅玻璃耐得住约 150 度的冷热温差。水位、水垢、茶渍都看得见，也就洗得到。', 'Borosilicate glass takes a 150 °C swing. Level, limescale and tea stains show, so they get washed.'],
      ['水开时亮一圈', 'A ring of light', '底座有一圈暖光，加热时亮起，跳停后慢慢暗下去。深夜倒水，不用再开灯。', 'A warm ring lights while heating and fades after the switch clicks off.'],
      ['大口径，手伸得进', 'A mouth for your hand', '壶口直径 11 厘米，一块软布就能擦到底。', 'The mouth is 11 cm wide: one soft cloth reaches the bottom.'],
    ],
  },
  'kettle-thermo': {
    parameters: [
      ['额定功率', '1600 W'], ['额定电压', '220 V ~ 50 Hz'], ['内胆材质', '316L 不锈钢', '316L stainless steel'], ['恒温档位', '45 / 55 / 65 / 80 / 90 / 98 ℃'],
      ['保温功率', '约 35 W', 'About 35 W'], ['出水方式', '按压 / 倾倒', 'Push or pour'], ['童锁', '支持', 'Yes'], ['产品尺寸', '210 × 175 × 305 mm'], ['电源线长', '0.8 m'],
    ],
    details: [
      ['夜里那杯水也是温的', 'Warm water at night', '设好 45 度，它会自己维持一整夜。起来倒一杯，不用等，也不用兑凉水。', 'Set 45 °C and it keeps it all night. No waiting, no mixing.'],
      ['三层保温', 'Three layers', '内胆外包一层保温棉，再隔一层空气。拔掉电源两小时，仍在 70 度上下（98 度起，室温 20 度）。', 'Insulation and air around the pot: about 70 °C two hours after unplugging from 98 °C, at 20 °C room.'],
      ['童锁在盖上', 'A lock on the lid', '长按三秒上锁，按压出水失效。家里有学步的孩子，会需要它。', 'Hold three seconds to lock the pump. Made for homes with toddlers.'],
    ],
  },
  'kettle-travel': {
    parameters: [
      ['额定功率', '300 W'], ['额定电压', '220 V ~ 50 Hz'], ['内胆材质', '316L 不锈钢', '316L stainless steel'], ['烧开用时', '约 9 分钟', 'About 9 min'],
      ['控温档位', '45 / 55 / 80 / 100 ℃'], ['净重', '430 g'], ['产品尺寸', 'Ø72 × 208 mm'], ['收纳', '线杯分离', 'Detachable cord'],
    ],
    details: [
      ['自己的杯子，自己烧', 'Your own cup, your own water', '酒店的水壶不知道谁用过。带一只 430 克的杯子，烧一杯，拧上盖就能走。', 'You never know who used the hotel kettle. Carry a 430 g cup, boil, close, go.'],
      ['线和杯分开放', 'Cord apart', '电源线可以整根取下，收进布袋。杯身单独放进包侧袋，和普通保温杯一样粗。', 'The cord comes off. The cup fits a bag side pocket like any flask.'],
      ['宿舍也用得上', 'Fine for a dorm', '300 瓦低功率，泡一碗燕麦、冲一杯奶粉，刚好。使用前请了解宿舍用电规定。', 'Only 300 W, enough for oats or milk. Please check your dorm rules first.'],
    ],
  },
  'kettle-health': {
    parameters: [
      ['额定功率', '800 W'], ['额定电压', '220 V ~ 50 Hz'], ['壶身材质', '高硼硅玻璃', 'Borosilicate glass'], ['滤网材质', '316L 不锈钢', '316L stainless steel'],
      ['菜单', '花茶 / 银耳 / 煲汤 / 煮粥等 12 种', '12 programmes: tea, tremella, soup, porridge …'], ['预约', '12 小时', '12 h'], ['保温', '8 小时', '8 h'], ['产品尺寸', '240 × 190 × 260 mm'],
    ],
    details: [
      ['交给时间', 'Leave it to time', '银耳要出胶，得小火慢慢来。它会先沸再转微沸，两小时不溢，也不用看着。', 'Tremella needs a slow simmer. It boils, then holds just below for two hours without spilling.'],
      ['一只炖盅，一人份', 'A small cup inside', '选配的陶瓷炖盅隔水加热，炖一盏燕窝或蒸一个蛋，刚好一个人吃。', 'The optional ceramic cup steams a single portion over water.'],
      ['拆开洗，三样东西', 'Three parts to wash', '壶身、滤网、盖子，拿下来冲一冲。底座不沾水，擦一下就好。', 'Jug, strainer, lid. Rinse these and wipe the base.'],
    ],
  },
  'kettle-tea': {
    parameters: [
      ['额定功率', '600 W'], ['额定电压', '220 V ~ 50 Hz'], ['壶身材质', '高硼硅玻璃', 'Borosilicate glass'], ['提梁材质', '北美黑胡桃', 'American black walnut'],
      ['煮茶方式', '蒸汽喷淋', 'Steam spray'], ['浓淡档位', '3 档', '3 levels'], ['保温', '60 ℃ / 8 小时', '60 °C / 8 h'], ['产品尺寸', '198 × 155 × 215 mm'],
    ],
    details: [
      ['喷淋，不是煮烂', 'Sprayed, not stewed', '水在下，茶在上。沸水化作蒸汽和细流一遍遍淋过茶叶，老白茶的枣香出来，涩味留在叶底。', 'Water below, leaves above. Steam and drops wash through, bringing sweetness and leaving the harshness.'],
      ['胡桃木的提梁', 'A walnut handle', '整块黑胡桃铣出弧线，手指搭上去的位置磨得略薄。木纹各不相同，以收到的为准。', 'Milled from one piece of walnut, thinner where the fingers rest. Each grain is its own.', 'texture-oak'],
      ['三两个人，一下午', 'Two or three, one afternoon', '六百毫升是六七盏茶。续水时它记得刚才的浓淡。', 'Six hundred millilitres makes six small cups, and it remembers the strength on refill.'],
    ],
  },
}
