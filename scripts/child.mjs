// Starts child processes in their own process group, ends them by id, and never lets one outlive
// this process.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '')

const running = new Set()

function signalGroup(child, signal) {
  if (child.pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal)
  } catch {
    // Gone already.
  }
}

/** Ends every child that is still running. */
export function endAll(signal = 'SIGTERM') {
  for (const child of running) signalGroup(child, signal)
}

process.on('exit', () => endAll('SIGKILL'))

/**
 * Ends the children and then this process when it is asked to stop; answers a function that takes
 * this back.
 */
export function stopOnSignals() {
  const handlers = [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ].map(([signal, code]) => {
    const stop = () => {
      endAll('SIGTERM')
      const leaveWhenAlone = () => running.size === 0 && process.exit(code)
      leaveWhenAlone()
      for (const child of running) child.once('close', leaveWhenAlone)
      setTimeout(() => process.exit(code), 5000)
    }
    process.once(signal, stop)
    return [signal, stop]
  })
  return () => handlers.forEach(([signal, stop]) => process.off(signal, stop))
}

/**
 * Runs a program to its end. `seconds` bounds it: first SIGTERM, five seconds later SIGKILL.
 * Answers { code, reason }: code 0 is success, reason is a sentence when it is not.
 */
export function run(program, args, { cwd = root, env = {}, seconds = 600, quiet = false } = {}) {
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'ignore' : 'inherit', quiet ? 'ignore' : 'inherit'],
      detached: process.platform !== 'win32',
      shell: process.platform === 'win32' && program === 'npm',
    })
    running.add(child)
    let isLate = false
    const late = setTimeout(() => {
      isLate = true
      signalGroup(child, 'SIGTERM')
      setTimeout(() => signalGroup(child, 'SIGKILL'), 5000).unref()
    }, seconds * 1000)
    const end = (code, reason) => {
      clearTimeout(late)
      running.delete(child)
      done({ code, reason })
    }
    child.once('error', (error) => end(127, `could not start ${program}: ${error.message}`))
    child.once('close', (code, signal) => {
      // Its group may outlive it: nothing that a step started goes on after the step.
      if (process.platform !== 'win32') signalGroup(child, 'SIGKILL')
      if (isLate) return end(124, `took longer than ${seconds} s`)
      if (code === 0) return end(0, undefined)
      end(code ?? 1, signal ? `ended by ${signal}` : `ended with code ${code}`)
    })
  })
}

/** Runs a Node script or an installed package's program with this very Node. */
export function runNode(script, args = [], options = {}) {
  return run(process.execPath, [script, ...args], options)
}
