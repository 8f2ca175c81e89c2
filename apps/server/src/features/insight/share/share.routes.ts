import { shareCalls } from '@mallard/contract/insight/share/share.calls'
import { shareAdminCalls } from '@mallard/contract/insight/share/share-admin.calls'
import { bind } from '#platform/http/bind.ts'
import { posters } from './poster.service.ts'
import { record } from './record.service.ts'
import { shares } from './share-admin.service.ts'
import { card, wxParam } from './share.service.ts'

export const routes = [
  ...bind('share', shareCalls, { wxParam, card, record, posters }),
  ...bind('shareAdmin', shareAdminCalls, { shares }),
]
