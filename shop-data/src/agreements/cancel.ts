import type { Text } from '../world.ts'

export const cancelNotice: Text = {
  zh: `
<h2>账户注销须知</h2>
<p>在您决定注销{brand}商城账户之前，请阅读以下说明。<strong>注销是不可恢复的操作。</strong></p>
<h3>一、注销的条件</h3>
<p>为保护您的权益，注销前请确认：</p>
<ul>
<li>没有待付款、待发货、待收货的订单；</li>
<li>没有处理中的退货、换货和退款；</li>
<li>已收货订单的售后期（收货后 7 天）已经届满；</li>
<li>账户处于正常状态，没有被他人使用的迹象。</li>
</ul>
<p>若有未完成的事项，我们会逐项告诉您。除此之外，我们不设置其他条件，也不要求您提供额外的证明材料。</p>
<h3>二、注销的后果</h3>
<table>
<tr><th>内容</th><th>处理方式</th></tr>
<tr><td>手机号、昵称、头像、生日</td><td>删除</td></tr>
<tr><td>收货地址、收藏、购物车、搜索历史</td><td>删除</td></tr>
<tr><td>账户内的积分、成长值等权益</td><td>视为放弃，清零</td></tr>
<tr><td>评价</td><td>去除昵称与头像后保留</td></tr>
<tr><td>订单与支付记录</td><td>去除可识别身份的信息后，依法保存不少于三年</td></tr>
</table>
<ul>
<li>注销后，您仍享有此前所购商品的法定退换货与保修权利，凭订单号联系客服办理。</li>
<li>同一手机号可以重新登录成为新用户，但不会恢复原有的资料与权益。</li>
</ul>
<h3>三、怎样办理</h3>
<p>在“我的—设置—账号与安全—注销账号”中自行办理：系统逐项检查条件，向您的手机号发送验证码，核对后立即退出所有设备。提交后 7 天内重新登录并选择撤销，账户即恢复；期满后自动完成注销。您也可以用登录的手机号联系客服 {phone}（{hours}）办理，我们会在十五个工作日内完成。</p>
<h3>四、争议期间</h3>
<p>存在尚未了结的投诉、诉讼或依法需要保留的情形时，相关信息会在必要的范围和期限内保留，期间停止其他用途的处理。</p>
`,
  en: `
<h2>Closing your account</h2>
<p>Please read this before you close your account of the {brand} mall. <strong>A closed account cannot be restored.</strong> This is a translation: where the two differ, the Chinese text counts.</p>
<h3>1. Conditions</h3>
<p>To protect what is yours, please make sure that</p>
<ul>
<li>no order waits for payment, dispatch or receipt;</li>
<li>no return, exchange or refund is on its way;</li>
<li>the after-sales time of received orders (7 days from receipt) is over;</li>
<li>the account is in order, with no sign that somebody else uses it.</li>
</ul>
<p>If something is still open we tell you what, one by one. There are no other conditions, and we ask for no further proof.</p>
<h3>2. What follows</h3>
<table>
<tr><th>What</th><th>What becomes of it</th></tr>
<tr><td>Phone number, nickname, avatar, birthday</td><td>Deleted</td></tr>
<tr><td>Addresses, favourites, cart, searches</td><td>Deleted</td></tr>
<tr><td>Points, growth and other benefits</td><td>Given up, set to nothing</td></tr>
<tr><td>Reviews</td><td>Kept without nickname and avatar</td></tr>
<tr><td>Orders and payments</td><td>Kept for no less than three years by law, without what tells who you are</td></tr>
</table>
<ul>
<li>You keep your rights by law to returns, exchanges and warranty for what you bought; tell customer service the order number.</li>
<li>The same phone number can sign in again as somebody new, without the former data and benefits.</li>
</ul>
<h3>3. How it is done</h3>
<p>In “Me – Settings – Account and security – Close account”: the conditions are checked, a code goes to your phone, and once it is confirmed you are signed out on all devices. Sign in again within 7 days and take it back, and the account is as it was; after that it is closed. You may also call customer service at {phone} ({hours}) from the phone that you sign in with; we finish within fifteen working days.</p>
<h3>4. While there is a dispute</h3>
<p>Where a complaint or a lawsuit is pending, or the law demands that something be kept, that information is kept as far and as long as it must be, and used for nothing else meanwhile.</p>
`,
}
