import type { FastifyInstance, FastifyReply } from 'fastify'
import { bytesOf } from '../world/world.ts'
import { hostFaultKinds, type HostBooks, type HostFault, type Said } from './books.ts'
import type { Admin } from './admin.ts'
import { shellAt } from './entrances.ts'
import type { HostsPlay } from './play.ts'
import { jsonOf, parsed, textOf } from './reading.ts'
import { shellScript, toutiaoSdkScript, weixinSdkScript } from './script.ts'
import { shellNamed, shells } from './shells.ts'

const script = (reply: FastifyReply, text: string) =>
  reply
    .headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' })
    .send(text)

/** What pages in a shell talk to, and the scripts that make a browser a shell. */
export function hostRoutes(app: FastifyInstance, admin: Admin, play: HostsPlay): void {
  app.get('/jweixin.js', (_request, reply) => script(reply, weixinSdkScript))
  app.get('/tt.js', (_request, reply) => script(reply, toutiaoSdkScript))
  app.get('/_host/shell.js', (request, reply) => {
    const shell = shellAt(request.headers.host)
    return shell
      ? script(reply, shellScript(shell))
      : reply.code(404).send({ message: 'no such shell' })
  })

  app.post<{ Params: { what: string } }>('/_host/:what', async (request, reply) => {
    const body = parsed(bytesOf(request.body).toString()) ?? {}
    const { what } = request.params
    if (what === 'choose') {
      const values = Object.fromEntries(
        Object.entries(jsonOf(body['values'])).map(([name, value]) => [name, textOf(value)]),
      )
      const answer = await admin.screens.choose(
        textOf(body['screen']),
        textOf(body['button']),
        values,
      )
      return answer ?? reply.code(404).send({ message: 'no such screen' })
    }
    const said = saidBy(body, request.headers.host)
    if (!said || (what !== 'open' && what !== 'call'))
      return reply.code(400).send({ message: 'no such shell' })
    return what === 'open' ? play.open(said) : play.call(said)
  })

  function saidBy(
    body: Readonly<Record<string, unknown>>,
    host: string | undefined,
  ): Said | undefined {
    const shell = shellAt(host) ?? shellNamed(body['shell'])
    if (!shell) return undefined
    // Under a shell's own name the shop's addresses begin with that name: the shop's own are meant.
    const atShop = (value: unknown) =>
      textOf(value).replace(`http://${host}/`, `${admin.shop.publicUrl}/`)
    return {
      shell,
      visit: textOf(body['visit']),
      document: textOf(body['document']),
      landing: atShop(body['landing']),
      current: atShop(body['current']),
      title: textOf(body['title']),
      method: textOf(body['method']),
      input: jsonOf(
        parsed(
          JSON.stringify(body['input'] ?? {}).replaceAll(
            `http://${host}/`,
            `${admin.shop.publicUrl}/`,
          ),
        ),
      ),
    }
  }
}

/** Reads a fault; a text says what is wrong with it. */
export function readHostFault(
  body: Readonly<Record<string, unknown>>,
): Omit<HostFault, 'id'> | string {
  const shell = shellNamed(body['shell'])
  const kind = hostFaultKinds.find((each) => each === body['kind'])
  if (!shell) return `shell must be one of ${shells.map(({ name }) => name).join(', ')}`
  if (!kind) return `kind must be one of ${hostFaultKinds.join(', ')}`
  const whole = (value: unknown, max: number) =>
    Math.min(Math.max(Math.trunc(Number(value ?? 0)) || 0, 0), max)
  return {
    shell: shell.name,
    kind,
    method: textOf(body['method']) || undefined,
    amount: whole(body['amount'], 60_000),
    left: Math.max(1, whole(body['times'], 100)),
  }
}

/** `/_ctl/hosts`: what shells were sent, and what shall go wrong in them. */
export function hostControl(guarded: FastifyInstance, books: HostBooks): void {
  guarded.get<{ Querystring: { shell?: string } }>('/_ctl/hosts', (request) => ({
    entries: books.entries(request.query.shell),
    faults: books.faults(),
  }))
  guarded.delete('/_ctl/hosts', (_request, reply) => {
    books.clear('entries')
    return reply.code(204).send()
  })
  guarded.post('/_ctl/hosts/faults', (request, reply) => {
    const fault = readHostFault(parsed(bytesOf(request.body).toString()) ?? {})
    return typeof fault === 'string'
      ? reply.code(400).send({ message: fault })
      : reply.code(201).send(books.addFault(fault))
  })
  guarded.delete('/_ctl/hosts/faults', (_request, reply) => {
    books.clear('faults')
    return reply.code(204).send()
  })
}
