import type { Stories } from './draft.ts'

export const riceCookerStories: Stories = {
  'rice-mini': {
    parameters: [
      ['额定功率', '350 W'], ['额定电压', '220 V ~ 50 Hz'], ['内胆涂层', '陶瓷釉涂层', 'Ceramic glaze coating'], ['适合人数', '1–3 人', '1–3 people'],
      ['菜单', '米饭 / 快饭 / 粥 / 汤 / 热饭 / 蒸', 'Rice, quick rice, porridge, soup, reheat, steam'], ['预约', '24 小时', '24 h'], ['产品尺寸', '215 × 215 × 225 mm'], ['净重', '1.6 kg'],
    ],
    details: [
      ['两个人的饭量', 'Rice for two', '一量杯米，二十六分钟。大锅煮小份总是发干，小锅煮小份，水和热都刚好。', 'One cup of rice, twenty-six minutes. A small pot cooks a small portion properly.'],
      ['占一本杂志大的地方', 'As small as a magazine', '机身边长 21.5 厘米，提手可以收平，放进橱柜或书桌一角都不突兀。', 'A 21.5 cm footprint with a fold-flat strap.'],
      ['陶瓷釉内胆', 'Ceramic glaze', '不粘，也好洗。用软布和清水就够了，请不要用钢丝球。', 'Non-stick and easy: soft cloth and water, please no steel wool.', 'texture-ceramic'],
    ],
  },
  'rice-ih': {
    parameters: [
      ['额定功率', '1200 W'], ['额定电压', '220 V ~ 50 Hz'], ['加热方式', 'IH 电磁环绕加热', 'Induction heating'], ['内胆厚度', '2.5 mm'], ['适合人数', '2–8 人', '2–8 people'],
      ['菜单', '精煮 / 快煮 / 杂粮 / 粥 / 汤 / 蛋糕等 10 种', '10 programmes: fine, quick, grains, porridge, soup, cake …'], ['预约', '24 小时', '24 h'], ['产品尺寸', '268 × 345 × 218 mm'], ['净重', '4.1 kg'],
    ],
    details: [
      ['锅底锅边一样熟', 'Even from base to rim', '线圈绕着内胆的底和侧边同时发热，米粒在锅里翻动。上层不夹生，底层不结厚锅巴。', 'Coils heat base and sides together so the grains keep moving: no raw top, no thick crust.'],
      ['记得你家的米', 'It learns your rice', '选过一次软硬，下次照旧。东北米、丝苗米、糙米，各有各的吸水时间。', 'Choose the texture once. Short grain, long grain and brown rice each soak their own time.'],
      ['盖子内侧能拆', 'The inner lid comes off', '内盖一拨就下，泡在水里洗。米浆不留在看不见的地方。', 'Unclip the inner lid and wash it: no starch left where you cannot see.'],
    ],
  },
  'rice-large': {
    parameters: [
      ['额定功率', '950 W'], ['额定电压', '220 V ~ 50 Hz'], ['加热方式', '底盘 + 侧壁双发热', 'Base and side heating'], ['内胆涂层', '不粘涂层', 'Non-stick coating'],
      ['适合人数', '6–10 人', '6–10 people'], ['保温', '24 小时', '24 h'], ['预约', '24 小时', '24 h'], ['产品尺寸', '312 × 298 × 262 mm'],
    ],
    details: [
      ['一大家子，一锅够', 'One pot for everyone', '6 升的内胆，满锅约十二碗饭。过年人多的时候，不用煮第二锅。', 'Six litres makes about twelve bowls. No second pot at the New Year table.'],
      ['米香留得住', 'Aroma kept in', '盖内集水环接住冷凝水，饭不滴湿。保温四小时，翻开还是松的。', 'A ring catches condensation, so rice stays fluffy for hours.'],
      ['提梁一抬就走', 'Lift and serve', '提梁折下与盖平齐，端上桌也稳。', 'The handle folds flush and carries the pot to the table.'],
    ],
  },
  'rice-clay': {
    parameters: [
      ['额定功率', '700 W'], ['额定电压', '220 V ~ 50 Hz'], ['内胆材质', '耐热陶', 'Heat-proof ceramic'], ['适合人数', '2–5 人', '2–5 people'],
      ['菜单', '米饭 / 煲仔饭 / 粥 / 汤', 'Rice, claypot rice, porridge, soup'], ['煮饭用时', '约 52 分钟', 'About 52 min'], ['产品尺寸', '260 × 260 × 235 mm'], ['净重', '4.3 kg'],
    ],
    details: [
      ['慢一点，有嚼劲', 'Slower, with bite', '陶釜升温慢，散热也慢。米在微沸里多待了一会儿，粒粒分明，咬得到米心的弹。', 'Ceramic heats and cools slowly, so each grain stays apart and springy.'],
      ['锅巴是故意的', 'A crust on purpose', '选煲仔饭，收尾会多烘三分钟。打开淋一圈酱油，听得见声音。', 'The claypot programme toasts for three extra minutes. Add soy sauce and listen.'],
      ['揭盖就能上桌', 'From heater to table', '陶釜可以整只端起。盖钮高，热气散得开，用布垫着拿更稳妥。', 'Lift the whole pot to the table; use a cloth, it is hot.', 'texture-ceramic'],
    ],
  },
  'rice-steam': {
    parameters: [
      ['额定功率', '600 W'], ['额定电压', '220 V ~ 50 Hz'], ['内胆涂层', '陶瓷釉涂层', 'Ceramic glaze coating'], ['蒸屉材质', 'Tritan 与 PP', 'Tritan and PP'],
      ['适合人数', '1–4 人', '1–4 people'], ['预约', '12 小时', '12 h'], ['防溢', '感温防溢', 'Overflow sensor'], ['产品尺寸', '228 × 228 × 330 mm'],
    ],
    details: [
      ['饭好了，菜也好了', 'Rice and dishes together', '下层煮饭的水汽，正好把上层的鱼和青菜蒸熟。一个插座，一顿晚饭。', 'Steam from the rice cooks fish and greens above. One socket, one dinner.'],
      ['看得见里面', 'See inside', '蒸屉和盖都是透明的，鱼什么时候翻白，一眼就知道。', 'Clear tiers and lid: you see when the fish is done.'],
      ['不用就叠起来', 'Stack it away', '蒸屉倒扣在锅上，高度少一半。', 'Turn the tier over and it takes half the height.'],
    ],
  },
  'rice-pressure': {
    parameters: [
      ['额定功率', '1000 W'], ['额定电压', '220 V ~ 50 Hz'], ['工作压力', '0–70 kPa'], ['内胆', '不粘饭胆 + 不锈钢汤胆', 'Non-stick rice pot and steel soup pot'], ['适合人数', '3–8 人', '3–8 people'],
      ['安全装置', '开盖泄压等 9 项', '9 safety devices'], ['菜单', '米饭 / 排骨 / 豆类 / 牛羊肉 / 粥等', 'Rice, ribs, beans, beef, porridge …'], ['产品尺寸', '325 × 300 × 318 mm'], ['净重', '5.9 kg'],
    ],
    details: [
      ['牛腩二十五分钟', 'Brisket in twenty-five minutes', '70 千帕压力下，水的沸点约 115 度。牛腩二十五分钟能用筷子夹开，汤也清。', 'At 70 kPa water boils near 115 °C: brisket is tender in twenty-five minutes.'],
      ['两只胆，各管各的', 'Two pots, two jobs', '煮饭用不粘胆，炖汤用不锈钢胆。昨晚的羊肉味，不会跑到今天的饭里。', 'Non-stick for rice, steel for soup, so flavours stay apart.', 'texture-steel'],
      ['泄压有提示', 'Safe to open', '压力没放完，盖子转不动。浮子落下再开盖，请留意排气口方向。', 'The lid stays locked until the float drops. Mind the steam outlet.'],
    ],
  },
}
