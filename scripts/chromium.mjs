// Finds a Chromium for the browser tests, or gets one. Answers { code, reason, did, path }.
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root, run, runNode } from './child.mjs'

const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
]
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

function onPath(name) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name)
    try {
      accessSync(path, constants.X_OK)
      return path
    } catch {
      // Not in this folder.
    }
  }
  return undefined
}

function installed() {
  return names.map(onPath).find(Boolean) ?? applications.find((path) => existsSync(path))
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

const managers = [
  {
    program: 'apt-get',
    steps: [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'],
    ],
  },
  { program: 'apk', steps: [['add', '--no-cache', 'chromium', 'font-noto-cjk']] },
  { program: 'dnf', steps: [['install', '-y', 'chromium', 'google-noto-sans-cjk-fonts']] },
]

async function fromSystem() {
  if (process.getuid?.() !== 0) return "not root, so the system's packages cannot be installed"
  const manager = managers.find(({ program }) => onPath(program))
  if (!manager) return 'no known package manager'
  for (const args of manager.steps) {
    const { code, reason } = await run(manager.program, args, {
      seconds: 400,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (code !== 0) return `${manager.program} ${args[0]} ${reason}`
  }
  return undefined
}

export async function ensureChromium() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (existsSync(chosen)) return { code: 0, path: chosen, did: `using CHROMIUM_PATH: ${chosen}` }
    return { code: 1, reason: `CHROMIUM_PATH names ${chosen}, which is not there` }
  }
  const found = installed()
  if (found) return { code: 0, path: found, did: `using the installed ${found}` }
  const own = await playwrightsOwn()
  if (own) return { code: 0, path: own, did: `using Playwright's ${own}` }

  console.log('No Chromium here: asking Playwright for one')
  const download = await runNode(
    join(root, 'node_modules/playwright/cli.js'),
    ['install', 'chromium'],
    { seconds: 240 },
  )
  const downloaded = download.code === 0 ? await playwrightsOwn() : undefined
  if (downloaded) return { code: 0, path: downloaded, did: `downloaded Playwright's ${downloaded}` }

  console.log("Playwright could not download one: asking the system's package manager")
  const refusal = await fromSystem()
  const packaged = installed()
  if (packaged)
    return {
      code: 0,
      path: packaged,
      did: `installed ${packaged} with the system's package manager`,
    }
  return {
    code: 1,
    reason: `no Chromium: Playwright's download ${download.reason ?? 'left none'}; ${refusal ?? 'the system package has none'}. Install one or set CHROMIUM_PATH`,
  }
}
