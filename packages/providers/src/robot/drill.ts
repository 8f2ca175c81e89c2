import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSandbox, type SandboxBench } from '../sandbox-bench.ts'
import type { RobotChannel, RobotMessage } from './port.ts'

export interface RobotDrill {
  readonly kind: 'wecom' | 'dingtalk' | 'feishu' | 'hook'
  open(bench: SandboxBench): RobotChannel
}

/** What every kind of robot must pass, against the sandbox. */
export function robotDrill({ kind, open }: RobotDrill): void {
  describe(`a robot of ${kind}`, () => {
    let bench: SandboxBench
    let robot: RobotChannel
    let count = 0
    beforeAll(async () => {
      bench = await openSandbox()
      robot = open(bench)
    })
    afterAll(() => bench.close())
    beforeEach(() => bench.control('DELETE', 'rules'))

    const target = () => bench.keys.robots[kind]
    const said = async () =>
      (await bench.control<{ text: string }[]>('GET', `robots?kind=${kind}`)).map(
        ({ text }) => text,
      )
    const message = (): RobotMessage => {
      const text = `【示例】新订单 1 条\n2611301200000000000${(count += 1)} ¥128.00 <b>&"`
      return {
        id: `robot-1-${count}`,
        text,
        events: [{ kind: 'paid', ref: '1', text: '1', at: 0 }],
      }
    }

    it('says what it is told, as it was written', async () => {
      const one = message()
      expect(await robot.send(target(), one)).toEqual({ kind: 'ok', data: 'taken' })
      const words = (await said()).at(-1)!
      expect(kind === 'hook' ? JSON.parse(words) : { text: words }).toMatchObject({
        text: one.text,
      })
    })

    it('is not there at another key', async () => {
      const { address, secret } = target()
      const gone = `${address.slice(0, -4)}0000`
      expect(robot.isAddress(gone)).toBe(true)
      expect(await robot.send({ address: gone, secret }, message())).toMatchObject({
        kind: 'failed',
        reason: 'address',
      })
    })

    it('knows when it is busy, and not whether it spoke when its answer is lost or nonsense', async () => {
      await bench.rule('robot', 'send', 'tooMany')
      expect(await robot.send(target(), message())).toMatchObject({ reason: 'tooOften' })
      for (const fault of ['dropBefore', 'dropAfter', 'errorBefore', 'errorAfter']) {
        await bench.rule('robot', 'send', fault)
        expect((await robot.send(target(), message())).kind, fault).toBe('unknown')
      }
    })

    it('has addresses of its own company alone', () => {
      const { address } = target()
      expect(robot.isAddress(address)).toBe(true)
      for (const other of ['', 'x', 'https://evil.example/', `http://evil.example/?${address}`])
        expect(robot.isAddress(other), other).toBe(false)
    })
  })

  if (kind !== 'wecom')
    it(`${kind} refuses another secret`, async () => {
      const bench = await openSandbox()
      const { address } = bench.keys.robots[kind]
      const message = { id: '1', text: 'x', events: [] }
      expect(await open(bench).send({ address, secret: 'another' }, message)).toMatchObject({
        kind: 'failed',
        reason: 'signature',
      })
      await bench.close()
    })
}
