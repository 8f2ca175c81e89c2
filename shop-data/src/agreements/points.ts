import type { Text } from '../world.ts'

export const pointsRules: Text = {
  zh: `
<h2>积分与成长值规则</h2>
<p>本规则适用于{brand}商城的积分与成长值。商城未开放的获取或使用方式，以页面实际展示为准。</p>
<h3>一、积分与成长值是什么</h3>
<ul>
<li>积分是可以在开放的活动中使用的权益，不是货币，不能兑换现金、不能转让。</li>
<li>成长值反映您在商城的活跃程度，用于确定会员等级，不会因使用而减少。</li>
</ul>
<h3>二、怎样计算</h3>
<table>
<tr><th>项目</th><th>说明</th></tr>
<tr><td>计算依据</td><td>订单实际支付的商品金额，不含运费</td></tr>
<tr><td>计入时间</td><td>确认收货且售后期届满之后</td></tr>
<tr><td>取整</td><td>不足一元的部分不计</td></tr>
<tr><td>退货</td><td>按退款金额扣回对应的积分与成长值</td></tr>
</table>
<h3>三、有效期</h3>
<p>积分的有效期以获得时“积分中心”页面的说明为准，之后的规则调整不改变已经获得的积分的有效期；即将到期的积分会在该页面提示。成长值不设有效期。</p>
<h3>四、使用</h3>
<ul>
<li>页面标注可用积分的商品或活动，结算时会列明可用数量和抵扣金额。</li>
<li>使用积分的订单取消或退款时，积分按比例退回原账户；已经过期的积分退回后保留三十日。</li>
</ul>
<h3>五、禁止的行为</h3>
<p>以虚假交易、批量注册、技术手段等方式获取积分的，我们有权取消相应积分，并在通知中说明理由。您可以在收到通知之日起十五日内提出申诉。</p>
<h3>六、规则调整</h3>
<p>规则调整会提前三十日公示，<strong>调整之前已经获得的积分按原规则使用</strong>。疑问请联系客服 {phone}。</p>
`,
  en: `
<h2>Points and growth rules</h2>
<p>These rules are for points and growth in the {brand} mall. Ways to earn or use them that the mall has not opened are open when the pages show them. This is a translation: where the two differ, the Chinese text counts.</p>
<h3>1. What they are</h3>
<ul>
<li>Points are a benefit for use where the mall offers it. They are no money, cannot be paid out and cannot be passed on.</li>
<li>Growth says how active you are here and decides your member level; it does not shrink by use.</li>
</ul>
<h3>2. How they are counted</h3>
<table>
<tr><th>What</th><th>Rule</th></tr>
<tr><td>Basis</td><td>What was really paid for goods, without delivery</td></tr>
<tr><td>When</td><td>After receipt was confirmed and the after-sales time is over</td></tr>
<tr><td>Rounding</td><td>Parts of a yuan do not count</td></tr>
<tr><td>Returns</td><td>Points and growth go back in proportion to the refund</td></tr>
</table>
<h3>3. How long they are good</h3>
<p>Points are good for as long as the points page says when you earn them; later changes of these rules do not change that. The page also says which of them expire next. Growth does not expire.</p>
<h3>4. Using them</h3>
<ul>
<li>Where a page says that points can be used, checkout shows how many and what they take off.</li>
<li>When an order paid in part with points is cancelled or refunded, its points come back in proportion; points that expired meanwhile stay for thirty days after they came back.</li>
</ul>
<h3>5. What is not allowed</h3>
<p>Points gained by sham purchases, mass registration or technical tricks may be taken away; we tell you why. You may object within fifteen days of being told.</p>
<h3>6. Changes</h3>
<p>Changes are announced thirty days ahead, and <strong>points earned before are used under the old rules</strong>. Questions: customer service {phone}.</p>
`,
}
