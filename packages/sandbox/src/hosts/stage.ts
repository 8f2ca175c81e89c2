import type { FastifyInstance } from 'fastify'
import { html, page, shortTime } from '../pages/shell.ts'
import { formOf } from '../world/world.ts'
import { hostFaultKinds, type Entry } from './books.ts'
import type { Admin } from './admin.ts'
import { shellAt } from './entrances.ts'
import { readHostFault } from './routes.ts'
import { type Shell, shells } from './shells.ts'

const stageStyle = `
body{margin:0;font:15px/1.5 system-ui,"PingFang SC","Noto Sans CJK SC",sans-serif;background:#eceef1;color:#1f2329}
main{display:flex;flex-wrap:wrap;gap:24px;justify-content:center;align-items:flex-start;padding:16px}
.phone{background:#111;border-radius:36px;padding:12px;box-shadow:0 8px 40px rgb(0 0 0/.25)}
.bar{display:flex;align-items:center;gap:4px;background:#f7f7f7;border-radius:24px 24px 0 0;padding:4px 8px;color:#111}
.bar strong{flex:1;text-align:center;font-weight:600;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.bar button{min-width:44px;min-height:44px;border:0;background:none;font:inherit;font-size:20px;cursor:pointer;color:#111;border-radius:8px}
.bar button:focus-visible{outline:3px solid #07883f}
.screen{display:block;border:0;background:#fff;border-radius:0 0 24px 24px}
.side{width:min(480px,100%);height:860px}
@media (prefers-color-scheme:dark){body{background:#15181c;color:#eceff3}}`

/** The phone around the shop, and what it wrote down beside it. */
function phone(shell: Shell): string {
  const { width, height } = shell.viewport
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${shell.title}</title><link rel="icon" href="/favicon.svg"><style>${stageStyle}</style><script>window.sandboxStage=true</script></head><body><main><div class="phone"><div class="bar"><button type="button" id="back" aria-label="返回">‹</button><strong id="title">${shell.title}</strong><button type="button" id="again" aria-label="刷新">↻</button><button type="button" id="menu" aria-label="更多">⋯</button></div><iframe class="screen" id="view" title="${shell.title}" src="/" width="${width}" height="${height}"></iframe></div><iframe class="screen side" id="journal" title="核对记录" src="/_host/journal"></iframe></main><script>
const view=document.getElementById('view');const inside=()=>view.contentWindow;
document.getElementById('back').onclick=()=>inside().sandboxShell?inside().sandboxShell.back():inside().history.back();
document.getElementById('again').onclick=()=>inside().location.reload();
document.getElementById('menu').onclick=()=>inside().sandboxShell&&inside().sandboxShell.menu();
setInterval(()=>{try{document.getElementById('title').textContent=inside().document.title||'${shell.title}'}catch{}},500);
const journal=document.getElementById('journal');
setInterval(()=>{const at=journal.contentDocument;if(at&&document.activeElement!==journal&&!at.querySelector('details[open]'))at.location.reload()},4000);
</script></body></html>`
}

/**
 * `/hosts`, from which a person enters the shop as any of the ten hosts, and the phone that stands
 * around each.
 */
export function stagePages(app: FastifyInstance, admin: Admin): void {
  // Browsers ask for it on their own and complain when it is not there.
  app.get('/favicon.ico', (_request, reply) => reply.code(204).send())

  app.get('/hosts', (request, reply) => {
    const port = (request.headers.host ?? '').split(':')[1] ?? '80'
    const cards = shells.map(
      ({ name, title, about }) =>
        html`<div class="card">
          <h2>${title}</h2>
          <p class="faint">${about}</p>
          <a class="button" href="http://${name}.localhost:${port}/_host/stage">打开商城</a>
        </div>`,
    )
    return page(
      reply,
      '在各个宿主里看商城',
      html`<h1>在各个宿主里看商城</h1>
        <div class="card">
          <p>
            同一个商城，十种环境。每一种都有自己的域名、Cookie、浏览器标识和桥接对象；页面发给宿主的内容都会被核对并记录。
          </p>
        </div>
        <div class="grid">${cards}</div>
        <p><a href="/">返回沙箱首页</a></p>`,
      { look: 'wide' },
    )
  })

  app.get('/_host/stage', (request, reply) => {
    const shell = shellAt(request.headers.host)
    if (!shell) return reply.redirect('/hosts')
    return reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .send(phone(shell))
  })

  journalPages(app, admin)
}

const line = ({ at, method, problems, outcome, input }: Entry) =>
  html`<div class="card">
    <p>
      <strong>${method}</strong>
      <span class="faint">${shortTime(at)}</span>
      ${problems.length > 0 ? html`<strong>不符</strong>` : html`<span class="faint">相符</span>`}
    </p>
    ${problems.map((problem) => html`<p>${problem}</p>`)}
    <p class="faint">${outcome}</p>
    <details>
      <summary class="faint">内容</summary>
      <p class="faint">${JSON.stringify(input)}</p>
    </details>
  </div>`

/** What the page said to its host, whether it was right, and a form for faults to come. */
function journalPages(app: FastifyInstance, admin: Admin): void {
  app.get('/_host/journal', (request, reply) => {
    const shell = shellAt(request.headers.host)
    if (!shell) return reply.redirect('/hosts')
    const entries = admin.books.entries(shell.name).slice(0, 50)
    const faults = admin.books.faults().filter((fault) => fault.shell === shell.name)
    const options = hostFaultKinds.map((kind) => html`<option>${kind}</option>`)
    return page(
      reply,
      '核对记录',
      html`<h1>核对记录</h1>
        <form class="card" method="post" action="/_host/journal">
          <label for="kind">下一次出的故障</label
          ><select id="kind" name="kind">
            ${options}</select
          ><label for="method">只对这个方法（可空）</label><input id="method" name="method" /><label
            for="amount"
            >毫秒（late、bridgeLate）</label
          ><input id="amount" name="amount" inputmode="numeric" value="3000" /><button>添加</button>
          ${faults.map(({ kind, method, left }) => html`<p class="faint">${kind} ${method ?? ''} × ${left}</p>`)}
        </form>
        <p><a href="/_host/journal">刷新</a></p>
        ${entries.length > 0 ? entries.map(line) : html`<div class="card"><p class="faint center">还没有记录。</p></div>`}`,
      { frame: 'self' },
    )
  })

  app.post('/_host/journal', (request, reply) => {
    const shell = shellAt(request.headers.host)
    const form = formOf(request.body)
    const fault = readHostFault({
      shell: shell?.name,
      kind: form.get('kind'),
      method: form.get('method') ?? '',
      amount: form.get('amount'),
      times: 1,
    })
    if (typeof fault === 'string') return reply.code(400).send({ message: fault })
    admin.books.addFault(fault)
    return reply.redirect('/_host/journal', 303)
  })
}
