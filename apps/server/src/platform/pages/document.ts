import type { Files, RenderedPage } from '@mallard/contract/rendering'

/**
 * What cannot wait for the shop's own scripts; the content policy allows these very texts and no other. A chosen theme is applied before
 * the first paint, and the mini-program that a tab was opened from is remembered: a tap may leave the page before its scripts have read it.
 */
const bootScript = `try{var t=localStorage.getItem('theme');if(t==='dark'||t==='light')document.documentElement.dataset.theme=t;var s=/[?&]utm_source=((?:weixin|toutiao)MiniProgram)(?:&|$)/.exec(location.search);if(s)sessionStorage.setItem('utm_source',s[1])}catch(e){}`

/**
 * A drawn page is useful before its scripts run, so they start when its pictures are there: when the page has loaded
 * and was painted, at the first touch or key, or after four seconds. The list of files stands in the document.
 */
const laterScript = `(function(){var d=document,n=0;function go(){if(n++)return;var f=JSON.parse(d.getElementById('files').textContent);f.slice(1).forEach(function(h){var l=d.createElement('link');l.rel='modulepreload';l.href=h;d.head.append(l)});var s=d.createElement('script');s.type='module';s.src=f[0];d.head.append(s)}addEventListener('load',function(){requestAnimationFrame(function(){setTimeout(go)})});['pointerdown','keydown'].forEach(function(e){addEventListener(e,go,{once:true,capture:true,passive:true})});setTimeout(go,4000)})()`

/** Any other page is drawn by its scripts, which are on their way already: they start where the document ends. */
const startScript = `(function(){var d=document,s=d.createElement('script');s.type='module';s.src=JSON.parse(d.getElementById('files').textContent)[0];d.head.append(s)})()`

/** Every script that may stand in a document. */
export const inlineScripts = [bootScript, laterScript, startScript] as const

export interface DocumentParts {
  page: RenderedPage
  locale: string
  /** Address of the store's manifest. */
  manifest: string
  entry: string
  files: Files
  /** The text of those stylesheets; with it the page needs nothing else before it can be painted. */
  css: string
}

/** The whole document around a rendered page, or around the place where the browser will draw it. */
export function documentOf({ page, locale, manifest, entry, files, css }: DocumentParts): string {
  const style = page.style ? ` style="${page.style}"` : ''
  // Links that are disabled are not fetched, but tell the scripts that these styles are here already.
  const styles = page.isDrawn
    ? `<style>${css}</style>${files.css.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join('')}`
    : files.css.map((file) => `<link rel="stylesheet" href="/${file}">`).join('')
  const others = files.js.filter((file) => file !== entry)
  const early = page.isDrawn ? '' : [entry, ...others].map((file) => `<link rel="modulepreload" href="/${file}">`).join('')
  const list = JSON.stringify([entry, ...others].map((file) => `/${file}`))
  const scripts = `<script type="application/json" id="files">${list}</script><script>${page.isDrawn ? laterScript : startScript}</script>`
  return `<!doctype html><html lang="${locale}"${style}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#1d1b19" media="(prefers-color-scheme: dark)"><meta name="format-detection" content="telephone=no"><script>${bootScript}</script>${styles}${page.head}<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/touch-180.png"><link rel="manifest" href="${manifest}">${early}</head><body><div id="root">${page.body}</div><script type="application/json" id="state">${page.state}</script>${scripts}</body></html>`
}
