import type { ArticleDraft } from './draft.ts'
import { facts } from '../facts.ts'

export const questions: readonly ArticleDraft[] = [
  {
    title: ['下单后多久发货？', 'When is my order shipped?'],
    zh: `<p>现货商品在付款后 ${facts.sentWithin} 小时内发出，当天 16:00 前付款的通常当天发出。周末与节假日照常发货。</p>
<p>发货后会有消息通知，也可以在<strong>我的订单</strong>里查看包裹走到了哪里。偏远地区路上会多 2 到 3 天。</p>`,
    en: `<p>Goods in stock leave within ${facts.sentWithin} hours of payment; orders paid before 16:00 usually leave the same day, also on weekends and holidays.</p>
<p>You get a message when the parcel leaves, and can follow it under <strong>My orders</strong>. Remote regions take 2 to 3 days longer.</p>`,
    reads: 4821, votes: [612, 34],
  },
  {
    title: ['怎么申请退货退款？', 'How do I return something?'],
    zh: `<ol><li>打开<strong>我的订单</strong>，找到要退的商品，点“申请售后”。</li><li>选择类型和原因，质量问题请附上照片。</li><li>审核通过后，按页面上的地址寄回，填写运单号；部分地区可以预约上门取件。</li><li>我们收到并检查后，款项原路退回。</li></ol>
<p>自签收次日起 7 天内，商品完好的可以无理由退货；不支持的商品，商品页会写明。质量问题由我们承担来回运费。</p>`,
    en: `<ol><li>Open <strong>My orders</strong>, find the item and choose “Ask for a return”.</li><li>Choose the kind and the reason; add pictures if something is broken.</li><li>Once agreed, send it to the address on the page and enter the waybill number; in many regions a courier can fetch it.</li><li>When it has arrived and was looked at, the money goes back the way it came.</li></ol>
<p>You may return goods in good condition within 7 days from the day after you receive them; those without such returns say so on their page. If something is faulty, we pay the freight both ways.</p>`,
    reads: 4390, votes: [588, 41],
  },
  {
    title: ['退款什么时候到账？', 'When does my refund arrive?'],
    zh: `<p>退款通过后原路退回：</p><ul><li>微信支付、支付宝零钱或余额：通常几分钟内；</li><li>银行卡：1 到 5 个工作日，以银行为准；</li><li>线下转账的订单：由财务转回付款账户，约 3 个工作日。</li></ul><p>同时使用的积分会退回账户，未过期的优惠券也会退回。</p>`,
    en: `<p>Refunds go back the way you paid:</p><ul><li>WeChat Pay and Alipay balances: within minutes, as a rule;</li><li>bank cards: 1 to 5 working days, depending on the bank;</li><li>bank transfers: we send the money back to the account it came from, in about 3 working days.</li></ul><p>Points that you used return to you, and coupons that are still valid too.</p>`,
    reads: 3967, votes: [401, 52],
  },
  {
    title: ['怎么开发票？', 'How do I get an invoice?'],
    zh: `<p>下单时可以直接填写开票信息；已经完成的订单，在<strong>订单详情 → 申请发票</strong>里补开，付款后 365 天内都可以。</p><p>开具的是电子发票，与纸质发票效力相同，可以下载或发送到邮箱。开票后又退款的，原发票会红冲并按剩余金额重开。</p>`,
    en: `<p>Give your invoice details when you order, or ask later under <strong>Order → Invoice</strong>, up to 365 days after you paid.</p><p>Invoices are electronic and as valid as paper ones; you can download them or have them mailed. If part of the order is refunded later, the invoice is reversed and issued again for the rest.</p>`,
    reads: 3105, votes: [366, 18],
  },
  {
    title: ['可以修改收货地址吗？', 'Can I change the address?'],
    zh: `<p>未发货的订单，请尽快联系客服修改，核对收货人与手机号后即可处理。已经发出的包裹无法改址，可以拒收后重新下单，或与快递员商量代收。</p>`,
    en: `<p>As long as the order has not left, contact us and we change it once we have checked name and phone number. A parcel on its way cannot be redirected: refuse it and order again, or ask the courier to leave it with somebody.</p>`,
    reads: 2764, votes: [205, 61],
  },
  {
    title: ['包装破损或少件怎么办？', 'The parcel is damaged or something is missing'],
    zh: `<p>签收前请先看外箱。明显破损时可以当场拒收，并拍下外箱与面单。</p><p>已经签收的，请在 48 小时内提交售后并附照片：外箱六面、破损处、箱内全部物品。核实后我们会补寄或退款，不需要您承担运费。</p>`,
    en: `<p>Look at the box before you sign. If it is clearly damaged you may refuse it; take a picture of the box and the label.</p><p>If you have signed already, ask for a return within 48 hours with pictures of the box, the damage and everything inside. We send what is missing or give the money back, at no cost to you.</p>`,
    reads: 1893, votes: [177, 12],
  },
  {
    title: ['电水壶内壁有白色斑点是生锈吗？', 'White spots in my kettle: is it rust?'],
    zh: `<p>不是生锈，是水里的钙镁离子加热后析出的水垢，对人体无害，但会让烧水变慢。</p><p>每月除垢一次：放入一袋柠檬酸，加水到最高刻度，烧开后静置 ${facts.descaling} 分钟，倒掉并冲洗两遍。不要用钢丝球，会划伤内壁。</p>`,
    en: `<p>It is not rust but limescale: minerals that leave the water when it is heated. It is harmless, yet it makes boiling slower.</p><p>Descale once a month: add a sachet of citric acid, fill to the top mark, boil, wait ${facts.descaling} minutes, empty and rinse twice. Never use steel wool, which scratches the wall.</p>`,
    categories: ['kettle'], productSn: 'HL-KT02-OAT-12', reads: 2288, votes: [342, 9],
  },
  {
    title: ['空气炸锅第一次使用有异味正常吗？', 'My new air fryer smells: is that normal?'],
    zh: `<p>正常。新机加热时，防锈油与包装的气味会散出来。第一次使用前请空烧：180 ℃ 运行 15 分钟，打开窗户，放凉后清洗炸篮。一般一到两次就会消失。</p><p>如果使用一周后仍有刺鼻的塑料味，请停止使用并联系我们。</p>`,
    en: `<p>Yes. The smell of protective oil and packaging leaves when it is first heated. Run it empty at 180 ℃ for 15 minutes with a window open, let it cool and wash the basket. Once or twice is enough.</p><p>If it still smells sharply of plastic after a week, stop using it and contact us.</p>`,
    categories: ['fryer'], reads: 1976, votes: [231, 15],
  },
  {
    title: ['剃须刀的刀网多久换一次？', 'How often should I change the blade mesh?'],
    zh: `<p>建议一年一换；胡须较硬、每天使用的，8 到 10 个月更换一次。出现拉扯感、需要反复剃、刀网有缺口时请立刻更换。</p><p>更换后不需要任何设置，听到“咔”一声就装好了。</p>`,
    en: `<p>Once a year; every 8 to 10 months if your beard is hard and you shave daily. Change it at once when it pulls, when you have to go over a place again and again, or when the mesh is chipped.</p><p>Nothing has to be set: it is in place when it clicks.</p>`,
    categories: ['care', 'accessory'], reads: 1654, votes: [188, 7],
  },
  {
    title: ['豆浆机打出来有豆渣怎么办？', 'My soy milk has bits in it'],
    zh: `<p>干豆模式下有少量豆渣属于正常。想更细腻：</p><ul><li>黄豆提前泡 8 小时，水量不要低于最低刻度；</li><li>豆量不要超过杯标，过多会打不透；</li><li>刀头磨损后出浆会变粗，使用两年以上可以更换。</li></ul>`,
    en: `<p>A little is normal with dry beans. For a smoother milk:</p><ul><li>soak the beans for 8 hours, and keep the water above the lowest mark;</li><li>do not fill more beans than the cup shows;</li><li>worn blades grind coarser: they can be changed after two years.</li></ul>`,
    categories: ['soymilk'], reads: 1347, votes: [120, 23],
  },
  {
    title: ['电饭煲煮饭溢出或夹生怎么办？', 'My rice boils over or stays hard'],
    zh: `<p>溢出：米量超过最大刻度，或洗米不够，米浆太浓。请减少米量，并淘洗两到三遍。</p><p>夹生：内锅底部或加热盘上有米粒、水渍，导致受热不匀。擦干净再煮；高海拔地区请选“高压”或延长焖饭 10 分钟。</p>`,
    en: `<p>Boiling over: there is more rice than the top mark, or it was not rinsed enough. Take less and rinse two or three times.</p><p>Hard rice: grains or water between pot and heating plate keep the heat away. Wipe both and cook again; high up in the mountains choose “Pressure”, or let it rest for 10 minutes more.</p>`,
    categories: ['rice'], reads: 1212, votes: [134, 19],
  },
  {
    title: ['积分和优惠券能一起用吗？', 'Can I use points and a coupon together?'],
    zh: `<p>可以。先用优惠券，再用积分抵扣剩余的商品金额；100 积分抵 1 元，按 100 的整数倍使用，结算时会列明最多可抵多少。运费不参与抵扣。</p>`,
    en: `<p>Yes. The coupon comes first; then points pay for what is left of the items: 100 points are ¥1, in steps of 100, and the checkout says how many at most. Freight is not included.</p>`,
    reads: 1108, votes: [96, 8],
  },
]
