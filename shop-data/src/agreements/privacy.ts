import type { Text } from '../world.ts'

export const privacyPolicy: Text = {
  zh: `
<h2>{brand}商城隐私政策</h2>
<p>{company}（以下简称“我们”）重视您的个人信息。本政策说明我们收集哪些信息、为什么收集、怎样保护，以及您如何行使权利。<strong>我们只收集完成服务所必需的信息；您拒绝提供非必需信息，不影响浏览和购买。</strong></p>
<h3>一、我们收集的信息</h3>
<table>
<tr><th>场景</th><th>信息</th><th>用途</th><th>是否必需</th></tr>
<tr><td>浏览商品</td><td>访问记录、设备类型、浏览器标识、网络地址</td><td>显示页面、统计访问、防范攻击</td><td>必需（网络地址与设备类型）</td></tr>
<tr><td>登录</td><td>手机号、短信验证码、登录时间</td><td>确认身份、保护账户</td><td>必需</td></tr>
<tr><td>收货</td><td>收货人姓名、电话、地址</td><td>配送商品、处理售后</td><td>下单时必需</td></tr>
<tr><td>下单与支付</td><td>订单内容、支付方式、支付结果</td><td>履行合同、对账、退款</td><td>必需</td></tr>
<tr><td>收藏与购物车</td><td>您选择的商品</td><td>为您保留选择</td><td>否</td></tr>
<tr><td>个人资料</td><td>昵称、头像、性别、生日</td><td>展示与称呼</td><td>否</td></tr>
</table>
<p>我们不收集您的身份证号码、人脸等生物识别信息、通讯录或精确位置。将来如果某项服务需要敏感个人信息，我们会单独说明并取得您的单独同意。</p>
<h3>二、Cookie 与本地存储</h3>
<ul>
<li>登录状态：让您在三十日内不必重复登录，退出后即失效。</li>
<li>跨站请求防护：防止他人冒用您的身份提交请求。</li>
<li>本地存储：记住您上次访问的店铺、搜索历史和界面语言。您可以在浏览器中随时清除。</li>
</ul>
<h3>三、第三方与共享</h3>
<table>
<tr><th>接收方</th><th>信息</th><th>目的</th></tr>
<tr><td>快递公司</td><td>收货人姓名、电话、地址</td><td>配送与物流查询</td></tr>
<tr><td>支付机构（微信支付、支付宝）</td><td>订单号、金额、支付所需的设备与网络信息</td><td>完成支付与退款</td></tr>
<tr><td>短信服务商</td><td>手机号</td><td>发送验证码与订单通知</td></tr>
<tr><td>微信开放平台（在微信内打开时）</td><td>微信提供的用户标识</td><td>在微信内支付与分享</td></tr>
</table>
<p>除上述情形、取得您同意或法律要求外，我们不会向他人提供您的个人信息，也不会出售个人信息。</p>
<h3>四、保存期限与地点</h3>
<ul>
<li>个人信息保存在中华人民共和国境内，不向境外传输。</li>
<li>登录记录保存六个月；商品和服务信息、交易信息依照电子商务法自交易完成之日起保存不少于三年。</li>
<li>期限届满后我们会删除或者匿名化处理。</li>
</ul>
<h3>五、我们如何保护</h3>
<p>传输使用加密连接；日志中的手机号打码；后台按职责分配权限并记录每一次修改。发生个人信息安全事件时，我们会依法及时告知您并采取补救措施。</p>
<h3>六、推荐与搜索</h3>
<p>商品排序依据销量、上架时间、价格和您输入的关键词。<strong>我们不会根据您的消费习惯对同一商品给出不同的价格。</strong></p>
<h3>七、您的权利</h3>
<ul>
<li>查询与更正：在用户中心查看和修改个人资料与收货地址。</li>
<li>复制与转移：在“我的—设置—个人数据”中下载副本。</li>
<li>删除：您可以删除收货地址、搜索历史、收藏和购物车中的商品。</li>
<li>撤回同意：在“我的—设置—协议与隐私”中撤回，或联系客服，不影响撤回前的处理。</li>
<li>注销账户：办理方式见《账户注销须知》。</li>
</ul>
<h3>八、未成年人</h3>
<p>我们不以儿童为服务对象。如果发现未经监护人同意收集了不满十四周岁儿童的个人信息，我们会尽快删除。</p>
<h3>九、变更与联系</h3>
<p>本政策变更时会公示并重新取得您的同意。个人信息保护负责人联系方式：{phone}，{company}，{address}。对处理结果不满意的，您可以向网信部门投诉。</p>
`,
  en: `
<h2>{brand} privacy policy</h2>
<p>{company} (“we”) takes your personal information seriously. This policy says what we collect, why, how we protect it, and how you use your rights. <strong>We collect only what the service needs; if you keep back what it does not need, you can browse and buy all the same.</strong> This is a translation: where the two differ, the Chinese text counts.</p>
<h3>1. What we collect</h3>
<table>
<tr><th>When</th><th>What</th><th>What for</th><th>Needed?</th></tr>
<tr><td>Looking at goods</td><td>Page visits, kind of device, browser, network address</td><td>Showing pages, counting visits, fending off attacks</td><td>Yes (network address and kind of device)</td></tr>
<tr><td>Signing in</td><td>Phone number, code of the text message, time</td><td>Knowing who you are, protecting the account</td><td>Yes</td></tr>
<tr><td>Delivery</td><td>Name, phone and address of the receiver</td><td>Delivering goods, after-sales service</td><td>To order</td></tr>
<tr><td>Ordering and paying</td><td>What was ordered, way and result of payment</td><td>Fulfilling the contract, accounts, refunds</td><td>Yes</td></tr>
<tr><td>Favourites and cart</td><td>The goods that you chose</td><td>Keeping your choice</td><td>No</td></tr>
<tr><td>Profile</td><td>Nickname, avatar, gender, birthday</td><td>Showing and addressing you</td><td>No</td></tr>
</table>
<p>We collect no identity card number, no face or other biometric data, no contacts and no precise location. Should a service ever need sensitive personal information, we will say so apart and ask for your separate consent.</p>
<h3>2. Cookies and local storage</h3>
<ul>
<li>Being signed in: spares you signing in again for thirty days; it ends when you sign out.</li>
<li>Protection against forged requests: keeps others from acting in your name.</li>
<li>Local storage: remembers the store you visited last, your searches and the language. You can clear it in the browser at any time.</li>
</ul>
<h3>3. Who else receives it</h3>
<table>
<tr><th>Receiver</th><th>What</th><th>What for</th></tr>
<tr><td>Carriers</td><td>Name, phone and address of the receiver</td><td>Delivery and tracking</td></tr>
<tr><td>Payment institutions (WeChat Pay, Alipay)</td><td>Order number, amount, what payment needs of device and network</td><td>Payments and refunds</td></tr>
<tr><td>Text message services</td><td>Phone number</td><td>Codes and notices about orders</td></tr>
<tr><td>WeChat open platform (inside of WeChat)</td><td>The identifier that WeChat gives us</td><td>Paying and sharing in WeChat</td></tr>
</table>
<p>Beyond these, your consent and what the law demands, we hand your personal information to nobody, and we do not sell it.</p>
<h3>4. Where and how long</h3>
<ul>
<li>Personal information is kept in the People’s Republic of China and does not leave it.</li>
<li>Records of signing in are kept for six months; information on goods, services and transactions for no less than three years after the transaction, as the E-commerce Law demands.</li>
<li>After that we delete it or make it anonymous.</li>
</ul>
<h3>5. How we protect it</h3>
<p>Connections are encrypted, phone numbers are masked in our logs, and staff have the rights that their duties need, with every change written down. If personal information should be exposed, we tell you in time as the law provides and do what helps.</p>
<h3>6. Recommendations and search</h3>
<p>Goods are ordered by sales, by when they came, by price and by the words you type. <strong>We do not show you another price for the same goods because of what you usually buy.</strong></p>
<h3>7. Your rights</h3>
<ul>
<li>To see and correct: your profile and addresses stand in “Me”.</li>
<li>To have a copy: download it in “Me – Settings – Personal data”.</li>
<li>To delete: addresses, searches, favourites and goods in your cart.</li>
<li>To take consent back: in “Me – Settings – Agreements and privacy”, or by customer service; what was done before stays lawful.</li>
<li>To close your account: see “Closing your account”.</li>
</ul>
<h3>8. Minors</h3>
<p>Our service is not meant for children. If we find that we hold personal information of a child under fourteen without the guardian’s consent, we delete it as soon as we can.</p>
<h3>9. Changes and contact</h3>
<p>When this policy changes we announce it and ask for your consent again. For questions about personal information: {phone}, {company}, {address}. If you are not content with our answer you may complain to the cyberspace administration.</p>
`,
}
