import { shareCalls } from '@mallard/contract/share/share.calls'
import { shareDeskCalls } from '@mallard/contract/share/share-desk.calls'
import { bind } from '#platform/http/bind.ts'
import { posters } from './poster.service.ts'
import { record } from './record.service.ts'
import { shares } from './share-desk.service.ts'
import { wxParam } from './share.service.ts'

export const routes = [...bind('share', shareCalls, { wxParam, record, posters }), ...bind('shareDesk', shareDeskCalls, { shares })]
