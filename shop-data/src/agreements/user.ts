import type { Text } from '../world.ts'
import { facts } from '../facts.ts'

/** `{brand}`, `{company}`, `{phone}`, `{address}` and `{hours}` are filled in for each partner. */
export const userAgreement: Text = {
  zh: `
<h2>{brand}商城用户协议</h2>
<p>欢迎使用{brand}商城（以下简称“本商城”）。本商城由{company}（以下简称“我们”）经营。请您在登录或下单前仔细阅读本协议，<strong>加粗的内容与您的权利义务有重要关系，请特别留意</strong>。您勾选同意并完成登录，即表示您与我们就本协议达成一致。</p>
<h3>一、账户</h3>
<ul>
<li>您应当年满十八周岁，或者已取得监护人的同意。不满十四周岁的儿童请由监护人代为使用。</li>
<li>您使用本人手机号接收验证码登录，一个手机号在本商城对应一个账户。请妥善保管手机和验证码，<strong>我们的工作人员不会以任何理由向您索要验证码</strong>。</li>
<li>发现账户被他人使用时，请立即联系客服 {phone}，我们会协助您退出其他设备的登录。</li>
</ul>
<h3>二、商品与价格</h3>
<ul>
<li>商品页展示的名称、规格、图片、价格、库存与运费规则是我们向您发出的要约，您提交订单成功时合同成立。</li>
<li>同一商品在不同店铺的价格和库存可能不同，以您下单的店铺为准。</li>
<li>页面上带删除线的价格为划线价，依据为品牌方的建议零售价，或本店在本次降价前七日内各次售价中较低的一个，点按商品页的划线价可以查看；它并不构成对您的计价依据，您实际支付的金额以订单结算页为准。</li>
<li>商品照片因灯光和显示设备的差异可能与实物有轻微色差，尺寸为手工测量，可能有少量误差。</li>
</ul>
<h3>三、下单与支付</h3>
<ul>
<li>提交订单后库存会为您保留三十分钟，<strong>超过三十分钟未支付的订单将自动关闭</strong>，库存随之释放。</li>
<li>您可以使用结算页展示的支付方式付款。支付由持牌支付机构处理，我们不保存您的银行卡号与支付密码。</li>
<li>若支付成功而订单已经关闭，款项将按原支付路径退回。</li>
<li>因系统错误导致价格明显异常时，我们会及时联系您说明情况，并依法协商处理。</li>
</ul>
<h3>四、配送与收货</h3>
<table>
<tr><th>地区</th><th>运费</th><th>说明</th></tr>
<tr><td>大陆地区（新疆、西藏除外）</td><td>单笔商品满 99 元免运费；未满按商品页运费模板计算</td><td>付款后 ${facts.sentWithin} 小时内发出</td></tr>
<tr><td>新疆、西藏</td><td>按商品页运费模板计算</td><td>付款后 ${facts.sentWithin} 小时内发出，路途时间较长</td></tr>
<tr><td>港澳台及海外</td><td>暂不配送</td><td>提交订单时会提示</td></tr>
</table>
<ul>
<li>收货时请当面检查外包装，如有明显破损可以拒收并联系客服。</li>
<li>发货后第十日仍未确认收货且没有售后申请的订单，系统将自动确认收货。</li>
</ul>
<h3>五、退货、换货与保修</h3>
<ul>
<li><strong>自签收次日起七日内，商品完好的，您可以无理由退货。</strong>“完好”是指商品能够保持原有品质和功能，商品本身、配件、标识齐全；为检查试用而合理打开包装不影响退货。</li>
<li>定制的、鲜活易腐的、在线下载或已拆封的数字化商品和报纸期刊，依照法律规定不适用无理由退货；其他按性质不宜退货的商品，经您在下单时逐件勾选同意后，不适用无理由退货。以上商品在商品页、购物车和结算页标明。</li>
<li>商品存在质量问题的，自签收之日起七日内可以退货，十五日内可以换货；运费由我们承担。</li>
<li>标注整机保修的电器，自签收之日起按标注的期限提供免费维修，人为损坏除外。</li>
<li>办理方式：联系客服 {phone}（{hours}）。退款在收到退回商品并检查后七日内按原支付路径退回。</li>
</ul>
<h3>六、评价与内容</h3>
<p>您可以对已购商品发表真实评价。请勿发布违反法律法规、侵犯他人权利、与商品无关的内容。我们不会因为评价负面而删除它，但会依法处理违法内容，并在处理后告知您。</p>
<h3>七、我们的责任</h3>
<ul>
<li>我们对所售商品的质量和本协议的履行承担法律规定的责任。</li>
<li>因不可抗力、电信线路故障等无法合理预见和控制的原因造成的服务中断，我们会尽快恢复并减少您的损失。</li>
</ul>
<h3>八、协议的变更与终止</h3>
<p>协议变更时，我们会提前七日在商城公示，并在您下次登录时请您确认。您不同意变更的，可以停止使用并申请注销账户，已成立的订单按原协议履行。</p>
<h3>九、争议解决</h3>
<p>本协议适用中华人民共和国法律。发生争议时，请先与我们协商；协商不成的，您可以向消费者协会投诉、拨打 12315，或者向有管辖权的人民法院提起诉讼。</p>
<h3>十、联系我们</h3>
<p>{company}，地址：{address}，客服电话：{phone}，服务时间：{hours}。</p>
`,
  en: `
<h2>{brand} user agreement</h2>
<p>Welcome to the {brand} mall (“the mall”), which is run by {company} (“we”). Please read this agreement before you sign in or order; <strong>what is set in bold matters most for your rights and duties</strong>. By ticking the box and signing in you agree to it with us. This is a translation: where the two differ, the Chinese text counts.</p>
<h3>1. Your account</h3>
<ul>
<li>You are at least eighteen years old, or your guardian agrees. Children under fourteen use the mall through their guardian.</li>
<li>You sign in with a code sent to your own phone; one number is one account here. Keep the phone and the codes to yourself: <strong>nobody of ours will ever ask you for a code</strong>.</li>
<li>If somebody else uses your account, call customer service at {phone} at once; we help you to sign out other devices.</li>
</ul>
<h3>2. Goods and prices</h3>
<ul>
<li>Names, variants, pictures, prices, stock and delivery rules on a goods page are our offer to you; the contract is made when your order is placed.</li>
<li>Price and stock of the same goods may differ between stores. Those of the store where you order count.</li>
<li>A price that is struck through is the retail price that the maker suggests, or the lowest price in this store in the seven days before it was reduced: tap it on the page of the goods to see which. It is no basis of what you pay; what you pay stands on the checkout page.</li>
<li>Colours in photographs may differ slightly with light and screen. Sizes are measured by hand and may be off by a little.</li>
</ul>
<h3>3. Ordering and paying</h3>
<ul>
<li>When an order is placed its stock is kept for you for thirty minutes; <strong>an order that is not paid by then closes by itself</strong> and the stock is free again.</li>
<li>You pay in one of the ways that checkout shows. Licensed payment institutions handle the payment; we keep neither your card number nor your payment password.</li>
<li>If a payment arrives after its order has closed, the money goes back the way it came.</li>
<li>If a fault of our system made a price plainly wrong, we tell you soon and settle it with you as the law provides.</li>
</ul>
<h3>4. Delivery and receipt</h3>
<table>
<tr><th>Region</th><th>Delivery fee</th><th>Note</th></tr>
<tr><td>Mainland without Xinjiang and Tibet</td><td>Free from ¥99 of goods in one order; below that as the goods page says</td><td>Sent within ${facts.sentWithin} hours of payment</td></tr>
<tr><td>Xinjiang and Tibet</td><td>As the goods page says</td><td>Sent within ${facts.sentWithin} hours of payment; longer on its way</td></tr>
<tr><td>Hong Kong, Macao, Taiwan and abroad</td><td>No delivery yet</td><td>You are told when you order</td></tr>
</table>
<ul>
<li>Please look at the parcel when it is handed over; you may refuse one that is plainly damaged and call customer service.</li>
<li>Ten days after dispatch an order without confirmed receipt and without a return counts as received.</li>
</ul>
<h3>5. Returns, exchanges and warranty</h3>
<ul>
<li><strong>Within seven days from the day after receipt you may return goods in good condition without giving a reason.</strong> Good condition means that quality and function are as they were and that goods, accessories and labels are complete; opening the package with care to try the goods is no obstacle.</li>
<li>Goods made to order, fresh and perishable goods, downloads and opened digital goods, newspapers and magazines have no such returns by law; other goods that are not suited to them by their nature have none if you agree to it, item by item, when you order. All of these are marked on their page, in the cart and at the checkout.</li>
<li>Faulty goods may be returned within seven days of receipt and exchanged within fifteen; we pay for the transport.</li>
<li>Appliances with a warranty are repaired free of charge for its term from receipt, damage by misuse excepted.</li>
<li>How: call customer service at {phone} ({hours}). Money goes back the way it came within seven days after the returned goods have arrived and been checked.</li>
</ul>
<h3>6. Reviews and other content</h3>
<p>You may write honest reviews of what you bought. Please publish nothing that breaks the law, harms the rights of others or has nothing to do with the goods. We do not remove a review because it is negative; we do remove what is unlawful, and tell you when we have.</p>
<h3>7. What we answer for</h3>
<ul>
<li>We answer as the law provides for the quality of what we sell and for keeping this agreement.</li>
<li>When the service is interrupted by force majeure, a broken line or anything else that we could neither foresee nor control, we restore it as soon as we can and keep your loss small.</li>
</ul>
<h3>8. Changes and end</h3>
<p>Changes are shown in the mall seven days ahead, and you are asked to accept them when you next sign in. If you do not, you may stop using the mall and close your account; orders that were placed are fulfilled under the old agreement.</p>
<h3>9. Disputes</h3>
<p>The law of the People’s Republic of China applies. Please talk to us first; if that does not help, you may turn to the consumers’ association, call 12315, or go to a court that has jurisdiction.</p>
<h3>10. Contact</h3>
<p>{company}, {address}; customer service {phone}, {hours}.</p>
`,
}
