import { randomUUID } from 'node:crypto'
import { minute, second } from '@mallard/kernel'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Struck } from '../world/faults.ts'
import type { Letter } from '../world/notices.ts'
import { bytesOf, type World } from '../world/world.ts'
import { refusal } from '../wxpay/books.ts'
import { makeMerchantCheck } from '../wxpay/merchant.ts'
import { isNotifyUrl } from '../wxpay/order-form.ts'
import { stamp } from '../wxpay/views.ts'
import type { Said, WechatPlay } from '../wxpay/wxpay.ts'
import { makeFapiaoBooks, taxOf, type Held } from './books.ts'
import { readApplication, readReversal } from './form.ts'
import { pdfOf } from './pdf.ts'

const root = '/wxpay/v3/new-tax-control-fapiao'
const none = refusal(404, 'NOT_FOUND', '发票申请单不存在')
/** From taking an application on to its invoice, and from asking for a reversal to its red one. */
const pace = 2 * second
const retries = [15 * second, 15 * second, 30 * second, 3 * minute, 10 * minute]

type WithNo = { Params: { no: string } }

type FapiaoBooks = ReturnType<typeof makeFapiaoBooks>

/** Tells the merchant that an invoice was issued or reversed. */
function notifier({ keys, timeline, post }: World, wechat: WechatPlay, books: FapiaoBooks) {
  return (one: Held, type: 'FAPIAO.ISSUED' | 'FAPIAO.REVERSED'): Promise<unknown> | undefined => {
    const url = books.callbackUrl()
    if (!url) return undefined
    const id = randomUUID()
    const { applyNo, fapiaoId } = one.application
    const letter: Letter = {
      provider: 'wxpay',
      operation: 'fapiaoNotify',
      subject: applyNo,
      url,
      retries,
      accepts: (status) => status === 200 || status === 204,
      write(struck) {
        const resource = {
          mchid: struck.has('wrongMerchant') ? '1900000999' : keys.merchantId,
          fapiao_apply_id: applyNo,
          apply_time: stamp(one.appliedAt),
          fapiao_information: [{ fapiao_id: fapiaoId, fapiao_status: one.status }],
        }
        const sealed = wechat.platform.seal('fapiao', resource)
        const summary = type === 'FAPIAO.ISSUED' ? '发票开具成功' : '发票冲红成功'
        const body = JSON.stringify({
          id,
          create_time: stamp(timeline.now()),
          resource_type: 'encrypt-resource',
          event_type: type,
          summary,
          resource: sealed,
        })
        return { headers: wechat.platform.headers(body, struck), body }
      },
    }
    return post.send(letter)
  }
}

/**
 * Plays WeChat Pay's e-invoices (hosts-and-providers.md §6.2): answers 202, issues a little later,
 * and says so.
 */
export function playFapiao(app: FastifyInstance, world: World, wechat: WechatPlay): void {
  const books = makeFapiaoBooks(world)
  const { timeline } = world
  const tell = notifier(world, wechat, books)

  function finish(one: Held, struck?: Struck): void {
    const confirmedIn = struck?.amountOf('awaitsBuyer') ?? 0
    if (one.awaitsBuyer && confirmedIn === 0) return
    timeline.after(Math.max(pace, confirmedIn), async () => {
      if (struck?.has('creditLimit')) return books.fail(one, 'CREDIT_LIMIT', '发票授信额度不足')
      if (one.status === 'ISSUE_ACCEPTED') {
        books.issue(one)
        await tell(one, 'FAPIAO.ISSUED')
      } else if (one.status === 'REVERSE_ACCEPTED') {
        books.redden(one)
        await tell(one, 'FAPIAO.REVERSED')
      }
    })
  }

  // What was under way when the sandbox last stopped.
  for (const one of books.held.values())
    if (one.status.endsWith('ACCEPTED') && !one.error) finish(one)

  app.patch(`${root}/merchant/development-config`, (request, reply) =>
    wechat.call('fapiaoSetup', '', request, reply, (body) => {
      const url = (body as Record<string, unknown>)['callback_url']
      if (!isNotifyUrl(url))
        return refusal(400, 'PARAM_ERROR', '参数错误：callback_url 须为https且不带参数')
      books.callAt(url)
      return { status: 200, value: body }
    }),
  )

  app.post(`${root}/fapiao-applications`, (request, reply) =>
    wechat.call('fapiaoApply', peek(request), request, reply, (body, struck): Said => {
      const application = readApplication(body)
      if ('code' in application) return application
      const isNew = books.apply(application)
      if (typeof isNew === 'object') return isNew
      const one = books.held.get(application.applyNo)
      if (isNew && one) finish(one, struck)
      return { status: 202 }
    }),
  )

  app.get<WithNo>(`${root}/fapiao-applications/:no`, (request, reply) =>
    wechat.call('fapiaoQuery', request.params.no, request, reply, () => {
      const one = books.held.get(request.params.no)
      return one
        ? { status: 200, value: { total_count: 1, fapiao_information: [viewOf(one)] } }
        : none
    }),
  )

  app.post<WithNo>(`${root}/fapiao-applications/:no/reverse`, (request, reply) =>
    wechat.call('fapiaoReverse', request.params.no, request, reply, (body, struck): Said => {
      const one = books.held.get(request.params.no)
      if (!one || one.status === 'ISSUE_ACCEPTED') return none
      const wanted = readReversal(body)
      if ('code' in wanted) return wanted
      const isNew = books.reverse(one, { ...wanted, awaitsBuyer: struck.has('awaitsBuyer') })
      if (typeof isNew === 'object') return isNew
      if (isNew) finish(one, struck)
      return { status: 202 }
    }),
  )

  fileRoutes(app, world, wechat, books)
}

/** Where the files of an invoice are, and the files. */
function fileRoutes(
  app: FastifyInstance,
  world: World,
  wechat: WechatPlay,
  books: FapiaoBooks,
): void {
  const merchantFault = makeMerchantCheck(world)

  app.get<WithNo>(`${root}/fapiao-applications/:no/fapiao-files`, (request, reply) =>
    wechat.call('fapiaoFile', request.params.no, request, reply, () => {
      const one = books.held.get(request.params.no)
      if (!one?.invoiceNo) return none
      const { applyNo, fapiaoId } = one.application
      const file = {
        fapiao_id: fapiaoId,
        download_url: `${world.url()}/wxpay/invoicing/fapiao/${applyNo}?token=${one.invoiceNo}`,
        status: one.status,
      }
      return { status: 200, value: { fapiao_download_info_list: [file] } }
    }),
  )

  app.get<WithNo & { Querystring: { token?: string } }>(
    '/wxpay/invoicing/fapiao/:no',
    (request, reply) => {
      const one = books.held.get(request.params.no)
      if (merchantFault(request) || !one?.invoiceNo || one.invoiceNo !== request.query.token)
        return reply.code(403).send()
      return reply.type('application/pdf').send(
        pdfOf({
          application: one.application,
          invoiceNo: one.invoiceNo,
          issuedAt: one.issuedAt ?? 0,
          redNo: one.redNo,
        }),
      )
    },
  )
}

function viewOf(one: Held) {
  const { application, invoiceNo, issuedAt, redNo, reversedAt, error } = one
  return {
    fapiao_id: application.fapiaoId,
    status: one.status,
    total_amount: application.total,
    tax_amount: application.items.reduce((sum, item) => sum + taxOf(item), 0),
    items: application.items.map((item) => ({
      tax_code: item.taxCode,
      goods_name: item.name,
      total_amount: item.amount,
      tax_amount: taxOf(item),
      tax_rate: item.taxRate,
      tax_prefer_mark: item.isExempt ? 'VAT_EXEMPT' : 'NO_FAVORABLE',
    })),
    ...(invoiceNo
      ? { blue_fapiao: { fapiao_number: invoiceNo, fapiao_time: stamp(issuedAt ?? 0) } }
      : {}),
    ...(redNo ? { red_fapiao: { fapiao_number: redNo, fapiao_time: stamp(reversedAt ?? 0) } } : {}),
    ...(error ? { fapiao_error_code: error.code, fapiao_error_message: error.message } : {}),
  }
}

/** The application's number, so that a rule can name it before the body is checked. */
function peek(request: FastifyRequest): string {
  return /"fapiao_apply_id"\s*:\s*"([^"]{0,64})"/.exec(bytesOf(request.body).toString())?.[1] ?? ''
}
