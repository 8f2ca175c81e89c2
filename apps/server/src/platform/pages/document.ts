import { languageTag, type Locale } from '@mallard/kernel'
import { aliveEvent, brokenEvent, type Files, type RenderedPage } from '@mallard/contract/rendering'

/**
 * What cannot wait for the shop's own scripts; the content policy allows these very texts and no
 * other. A chosen theme is applied before the first paint, and the mini-program that a tab was
 * opened from is remembered: a tap may leave the page before its scripts have read it. The size of
 * text that the reader has set in the browser is told as a part of the usual one. Both are
 * measured: a host that enlarges all text by itself (WeChat on Android) does it to both, and once.
 * Where the host shows the title in a bar of its own, ours would be a second one.
 */
const bootScript = `(function(){var m;try{var t=localStorage.getItem('theme');if(t==='dark'||t==='light')document.documentElement.dataset.theme=t;var s=/[?&]utm_source=((?:weixin|toutiao)MiniProgram)(?:&|$)/.exec(location.search);if(s)sessionStorage.setItem('utm_source',s[1]);m=sessionStorage.getItem('utm_source')}catch(e){}if(m||/micromessenger|toutiaomicroapp|aweme|news_?article|bytedancewebview/i.test(navigator.userAgent))document.documentElement.dataset.titleBar='host'})();(function(){var d=document.documentElement,z=d.style,f=function(s){z.fontSize=s;return parseFloat(getComputedStyle(d).fontSize)},p=f('medium')/f('16px');z.fontSize='';if(p>0&&p!=1)z.setProperty('--text',p)})()`

/**
 * A shop whose scripts do not come answers no button. It says so, in words that stand here since
 * nothing else can be fetched, and begins again by a tap on them or when the line is back.
 */
const brokenScript = `addEventListener('${brokenEvent}',function(){var d=document,p=d.createElement('p'),a=d.createElement('a');p.setAttribute('role','alert');a.href='';a.textContent=/^zh/.test(d.documentElement.lang)?'页面未加载完整，点此重试':'Not everything has loaded. Tap to try again';a.style.cssText='position:fixed;inset:auto 16px 80px;z-index:90;padding:12px;border-radius:10px;background:#26221f;color:#fff;text-align:center';p.append(a);d.body.append(p);addEventListener('online',function(){location.reload()})},{once:true})`

const saysBroken = `function(){dispatchEvent(new Event('${brokenEvent}'))}`

/**
 * What a script takes its list from is itself a script: no text that somebody wrote into a page can
 * be one, whatever its id.
 */
const fileList = `d.querySelector('script#files').textContent`

/**
 * A drawn page is useful before its scripts run, so they start when its pictures are there: when
 * the page has loaded and was painted, at the first touch or key, or after four seconds. Painted is
 * what the browser reports as such: a frame that was only asked for is still to come, and whatever
 * is fetched before it competes with it. First its stylesheets are put after the rules that stand
 * in the document; where one of them does not come, the scripts start without it. The list of files
 * stands in the document, and no link to them does: the browser looks ahead for what to fetch, and
 * fetches a stylesheet that is switched off like any other. They begin to count together, when the
 * last has come, and the rules stay: nothing is laid out again then (decision 56). For that each is
 * switched off twice, by its medium until it is there, and by itself from then on: one whose medium
 * does not fit already has its place among those that count, and the browser has looked at that
 * before they are switched on.
 */
const laterScript = `(function(){var d=document,h=d.head,n=0;function link(r,u){var l=d.createElement('link');l.rel=r;l.href=u;h.append(l);return l}function go(){if(n++)return;var f=JSON.parse(${fileList}),c=[],w=1;function on(){if(--w)return;h.offsetTop;c.forEach(function(l){l.media='all';l.sheet.disabled=false});var s=d.createElement('script');s.type='module';s.src=f[0];s.onerror=${saysBroken};h.append(s)}f.forEach(function(u){if(!/css$/.test(u))return link('modulepreload',u);var l=link('stylesheet',u);l.media='print';w++;l.onload=function(){l.sheet.disabled=true;c.push(l);on()};l.onerror=on});on()}addEventListener('load',function(){new PerformanceObserver(function(p){if(p.getEntriesByName('first-contentful-paint').length)go()}).observe({type:'paint',buffered:true})});['pointerdown','keydown'].forEach(function(e){addEventListener(e,go,{once:true,capture:true,passive:true})});setTimeout(go,4000)})()`

/**
 * Until then nobody answers the buttons of a drawn page (its links are links). The one that was
 * tapped last is remembered, and given to the shop's scripts when they say that they answer:
 * decision 49. A tap on a link means something else, and who leaves the page wants nothing of it
 * any more. A button that sends a form would have the page loaded again: it waits like the others.
 */
const tapScript = `(function(){var b;function tap(e){var t=e.target.closest('a,button,[role=button]');if(!t)return;b=t.href?0:t;if(b)e.preventDefault()}function drop(){b=0}addEventListener('click',tap,true);addEventListener('pagehide',drop);addEventListener('${aliveEvent}',function(e){removeEventListener('click',tap,true);removeEventListener('pagehide',drop);if(b)e.detail(b);b=0},{once:true})})()`

/**
 * Any other page is drawn by its scripts, which are on their way already: they start where the
 * document ends.
 */
const startScript = `(function(){var d=document,s=d.createElement('script');s.type='module';s.src=JSON.parse(${fileList})[0];s.onerror=${saysBroken};d.head.append(s)})()`

/** The scripts that stand in a document: one that is drawn, or one that the browser will draw. */
export const scriptsIn = (isDrawn: boolean) =>
  [bootScript, `${brokenScript};${isDrawn ? `${laterScript};${tapScript}` : startScript}`] as const

export interface DocumentParts {
  page: RenderedPage
  locale: Locale
  /** Address of the store's manifest. */
  manifest: string
  /** Addresses of the marks of the store's brand, in tabs and on home screens. */
  icon: string
  touchIcon: string
  /** `#rrggbb`, what the page stands on, light and dark: bars of browsers go on with it. */
  paper: { readonly light: string; readonly dark: string }
  entry: string
  files: Files
  /**
   * The rules of those stylesheets that a drawn page uses; with them it needs nothing else before
   * it can be painted.
   */
  style: string
}

/**
 * The whole document around a rendered page, or around the place where the browser will draw it.
 */
export function documentOf({
  page,
  locale,
  manifest,
  icon,
  touchIcon,
  paper,
  entry,
  files,
  style,
}: DocumentParts): string {
  const styles = page.isDrawn
    ? `<style>${style}</style>`
    : files.css.map((file) => `<link rel="stylesheet" href="/${file}">`).join('')
  const others = files.js.filter((file) => file !== entry)
  const early = page.isDrawn
    ? ''
    : [entry, ...others].map((file) => `<link rel="modulepreload" href="/${file}">`).join('')
  const list = JSON.stringify(
    [entry, ...others, ...(page.isDrawn ? files.css : [])].map((file) => `/${file}`),
  )
  const [first, last] = scriptsIn(page.isDrawn)
  const scripts = `<script type="application/json" id="files">${list}</script><script>${last}</script>`
  return `<!doctype html><html lang="${languageTag(locale)}"${page.attributes}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="theme-color" content="${paper.light}" media="(prefers-color-scheme:light)"><meta name="theme-color" content="${paper.dark}" media="(prefers-color-scheme:dark)"><meta name="format-detection" content="telephone=no"><script>${first}</script>${styles}${page.head}<link rel="icon" href="${icon}"><link rel="apple-touch-icon" href="${touchIcon}"><link rel="manifest" href="${manifest}">${early}</head><body><div id="root">${page.body}</div><script type="application/json" id="state">${page.state}</script>${scripts}</body></html>`
}
