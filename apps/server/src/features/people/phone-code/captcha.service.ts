import { randomInt } from 'node:crypto'
import { minute, ok, refuse, type Result } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'
import type { Ctx } from '#platform/http/context.ts'
import { takeOfNetwork } from '#platform/network-limit.ts'
import { keyedHash, randomText, randomToken } from '#platform/secrets.ts'
import { drawCaptcha } from './draw-captcha.ts'
import { captchaDigits } from './captcha.rules.ts'
import { consumeCaptcha, insertCaptcha } from './captcha.repo.ts'

const captchaLife = 2 * minute

export interface CaptchaAnswer {
  captchaId?: string
  captcha?: string
}

export async function captcha(
  ctx: Ctx,
): Promise<Result<{ captchaId: string; image: string }, 'tooOften'>> {
  if (!(await takeOfNetwork(ctx.services.limiter, 'captcha', ctx.ip, 60, 10 * minute)))
    return refuse('tooOften')
  const captchaId = randomToken()
  const answer = randomText(4, captchaDigits)
  const image = await drawCaptcha(answer, (below) => randomInt(0, below))
  await insertCaptcha(
    ctx.services.db,
    captchaId,
    hashOf(ctx, captchaId, answer),
    new Date(ctx.clock.now() + captchaLife),
  )
  return ok({ captchaId, image: `data:image/jpeg;base64,${image.toString('base64')}` })
}

/** Uses the picture up, whether it was read well or not. */
export async function isCaptchaRight(
  ctx: Ctx,
  db: Db,
  { captchaId, captcha: given }: CaptchaAnswer,
): Promise<boolean> {
  if (!captchaId || !given) return false
  return consumeCaptcha(db, captchaId, hashOf(ctx, captchaId, given), new Date(ctx.clock.now()))
}

function hashOf(ctx: Ctx, captchaId: string, answer: string): string {
  return keyedHash(ctx.services.hashKey, `captcha:${captchaId}:${answer}`)
}
