import { roastery, type DemoArticle } from './draft.ts'

/** Of the roastery. */
export const coffee: readonly DemoArticle[] = [
  {
    partnerId: 2, url: 'first-pour-over', cover: 'scene-coffee', author: roastery, daysAgo: 4, goods: ['dripper-cone', 'server-glass', 'filter-papers'], likedBy: ['beichen', 'zhixia'],
    title: { zh: '第一次手冲：15 克粉、240 克水、两分半', en: 'Your first pour-over: 15 g, 240 g, two and a half minutes' },
    summary: { zh: '一张可以贴在墙上的方子，和三个你一定会遇到的问题。', en: 'A recipe for the wall, and three problems you will meet.' },
    html: {
      zh: '<p>手冲不玄。把下面四个数字固定住，味道就固定了；想变，一次只动一个。</p><table><tr><th>时间</th><th>注水到</th><th>做什么</th></tr><tr><td>0:00</td><td>40 克</td><td>闷蒸，轻轻转一圈</td></tr><tr><td>0:40</td><td>140 克</td><td>由内向外绕圈</td></tr><tr><td>1:20</td><td>240 克</td><td>只注中心</td></tr><tr><td>2:30</td><td>–</td><td>滴完</td></tr></table>\n[goods:dripper-cone]\n<h2>三个问题</h2><ul><li><strong>酸、空</strong>：磨细一点，或者水热 2 度。</li><li><strong>苦、涩</strong>：磨粗一点，或者早点结束。</li><li><strong>滴得太慢</strong>：细粉太多，换刀盘或换豆子。</li></ul>\n[picture:review-13]\n<p>水温 92 度，豆子烘好后第 7 到 25 天最好喝。</p>',
      en: '<p>There is no magic in it. Keep four numbers still and the taste stays; change one at a time.</p><table><tr><th>Time</th><th>Pour to</th><th>Do</th></tr><tr><td>0:00</td><td>40 g</td><td>bloom, swirl once</td></tr><tr><td>0:40</td><td>140 g</td><td>circles, outwards</td></tr><tr><td>1:20</td><td>240 g</td><td>the centre alone</td></tr><tr><td>2:30</td><td>–</td><td>done</td></tr></table>\n[goods:dripper-cone]\n<h2>Three problems</h2><ul><li><strong>Sour, thin</strong>: grind finer, or 2 degrees hotter.</li><li><strong>Bitter</strong>: grind coarser, or end earlier.</li><li><strong>Too slow</strong>: too much dust; other burrs or beans.</li></ul>\n[picture:review-13]\n<p>Water at 92 ℃; beans are best from the 7th to the 25th day.</p>',
    },
    comments: [{ by: 'beichen', content: '两分半滴完，跟店里喝到的一样了。', answer: '恭喜！下一步可以只动研磨度试试。' }],
  },
  {
    partnerId: 2, url: 'grind-by-hand', cover: 'grinder-hand-room', author: roastery, daysAgo: 11, goods: ['grinder-hand', 'grinder-electric', 'scale-timer'], likedBy: ['beichen'],
    title: { zh: '为什么我们还在用手磨', en: 'Why we still grind by hand' },
    summary: { zh: '四十秒、二十四格、一把不会插电的磨豆机。', en: 'Forty seconds, twenty-four clicks, and no plug.' },
    html: {
      zh: '<p>电磨更快，也更贵。同样的钱，手磨给你的刀盘要好得多：电机、外壳、电源这些钱，都花在了那两片钢上。</p><h2>四十秒</h2><p>15 克浅烘豆，手磨大约四十秒。不长，正好是水烧到 92 度的时间。</p>\n[goods:grinder-hand]\n<h2>格数怎么记</h2><p>拧到底是零，往回数：意式 8 格，摩卡壶 14 格，手冲 22 格，法压 30 格。换豆子时先退两格。</p>\n[picture:texture-beans]\n<p>每两周用毛刷扫一次，别用水洗。钢不怕豆子，怕锈。</p>',
      en: '<p>Electric is faster and dearer. For the same money a hand grinder has far better burrs: what a motor and a plug cost went into the steel.</p><h2>Forty seconds</h2><p>Fifteen grams take forty seconds, just as long as water takes to 92 ℃.</p>\n[goods:grinder-hand]\n<h2>Count the clicks</h2><p>From closed: espresso 8, moka 14, pour-over 22, French press 30. With new beans, two coarser.</p>\n[picture:texture-beans]\n<p>Brush it every two weeks, never wash it: steel fears rust, not beans.</p>',
    },
    comments: [{ by: 'beichen', content: '早上磨豆子的声音，比闹钟好听。' }],
  },
]
