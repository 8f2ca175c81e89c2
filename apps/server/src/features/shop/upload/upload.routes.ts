import { uploadCalls } from '@mallard/contract/shop/upload/upload.calls'
import { bind } from '#platform/http/bind.ts'
import { done, policy } from './upload.service.ts'

export const routes = bind('upload', uploadCalls, { policy, done })
