import type { Text } from '../world.ts'

export const distributionAgreement: Text = {
  zh: `
<h2>推广合作协议</h2>
<p>本协议由{company}（以下简称“我们”）与申请成为推广者的用户（以下简称“您”）订立。推广合作以页面实际开放为准，<strong>申请通过审核后本协议生效</strong>。</p>
<h3>一、资格</h3>
<ul>
<li>您应当年满十八周岁，具有完全民事行为能力，并以真实身份申请。</li>
<li><strong>加入推广不收取任何费用，也不以购买商品为条件。</strong></li>
<li>我们在七日内告知审核结果；未通过的会说明原因。</li>
</ul>
<h3>二、推广与归属</h3>
<ul>
<li>您可以分享商品、文章等推广链接。顾客通过链接完成购买的，按页面公示的比例计算佣金。</li>
<li>佣金以商品实际支付金额为基数，不含运费、税费和优惠部分。</li>
<li>佣金层级不超过两级，不因发展人员的数量计酬。</li>
</ul>
<h3>三、结算与提现</h3>
<table>
<tr><th>事项</th><th>约定</th></tr>
<tr><td>冻结</td><td>订单付款后计入冻结佣金</td></tr>
<tr><td>结算</td><td>订单完成且售后期届满后转为可提现</td></tr>
<tr><td>退款</td><td>对应佣金按比例扣回，可用余额不足的从后续佣金中抵扣</td></tr>
<tr><td>提现</td><td>提现至本人名下银行账户，审核通过后到账</td></tr>
<tr><td>税务</td><td>我们依法代扣代缴，提现明细中列示</td></tr>
</table>
<h3>四、推广规范</h3>
<ul>
<li>推广内容应当标明“推广”或“广告”，如实介绍商品，不使用虚假、夸大或绝对化的用语。</li>
<li>不得骚扰他人、冒充官方客服、购买自己的推广商品套取佣金，或者在禁止推广的场所发布。</li>
<li>不得收集、保存、泄露顾客的个人信息。</li>
</ul>
<h3>五、违约与终止</h3>
<ul>
<li>违反推广规范的，我们会书面通知并给予合理的改正期限；情节严重的可以终止合作，因违规产生的佣金不予结算。</li>
<li>您可以随时退出，已经结算的佣金不受影响。</li>
</ul>
<h3>六、其他</h3>
<p>您与我们之间不构成劳动、劳务或代理关系。争议由双方协商；协商不成的，提交我们住所地人民法院处理。联系：{phone}，{address}。</p>
`,
  en: `
<h2>Promoter agreement</h2>
<p>This agreement is made between {company} (“we”) and the user who applies to be a promoter (“you”). Promotion is open as far as the pages show it, and <strong>the agreement takes effect when your application is approved</strong>. This is a translation: where the two differ, the Chinese text counts.</p>
<h3>1. Who may take part</h3>
<ul>
<li>You are at least eighteen, fully able to act in law, and apply as who you are.</li>
<li><strong>Taking part costs nothing, and nothing has to be bought for it.</strong></li>
<li>We tell you the result within seven days, and the reason if it is no.</li>
</ul>
<h3>2. Promotion and attribution</h3>
<ul>
<li>You may share links to goods, articles and more. When customers buy by your link, you earn commission at the rate that the page shows.</li>
<li>Commission is calculated from what was really paid for the goods, without delivery, taxes and discounts.</li>
<li>There are two levels of commission at most, and nothing is paid for recruiting people.</li>
</ul>
<h3>3. Settlement and withdrawal</h3>
<table>
<tr><th>What</th><th>Rule</th></tr>
<tr><td>Frozen</td><td>From the payment of the order</td></tr>
<tr><td>Settled</td><td>Can be withdrawn once the order is complete and its after-sales time is over</td></tr>
<tr><td>Refunds</td><td>Commission is taken back in proportion; what the balance lacks comes off later commission</td></tr>
<tr><td>Withdrawal</td><td>To a bank account in your own name, after review</td></tr>
<tr><td>Tax</td><td>Withheld as the law provides and shown in the details of the withdrawal</td></tr>
</table>
<h3>4. How to promote</h3>
<ul>
<li>Mark it as promotion or advertising, describe the goods truthfully, and use no false, exaggerated or absolute claims.</li>
<li>Do not pester people, pose as customer service, buy by your own links for the commission, or post where promotion is forbidden.</li>
<li>Do not collect, keep or pass on personal information of customers.</li>
</ul>
<h3>5. Breach and end</h3>
<ul>
<li>If you break these rules we write to you and leave reasonable time to mend it; in grave cases we may end the cooperation, and commission earned that way is not paid.</li>
<li>You may leave at any time; commission that was settled stays yours.</li>
</ul>
<h3>6. Other matters</h3>
<p>This makes you neither our employee nor our contractor nor our agent. Disputes are settled by talking; failing that, by the court at our seat. Contact: {phone}, {address}.</p>
`,
}
