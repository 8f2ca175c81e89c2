import { innerBuyAdminCalls } from '@mallard/contract/activities/inner-buy/inner-buy-admin.calls'
import { innerBuyCalls } from '@mallard/contract/activities/inner-buy/inner-buy.calls'
import { bind } from '#platform/http/bind.ts'
import * as people from './grant-admin.service.ts'
import { checkSheet, exportGrants, importSheet } from './grant-sheet.service.ts'
import { innerBuy, innerBuyModify, list } from './inner-buy.service.ts'
import { clashes, closePrice, goods, savePrice } from './price-admin.service.ts'

export const innerBuyRoutes = [
  ...bind('innerBuy', innerBuyCalls, { list, innerBuy, innerBuyModify }),
  ...bind('innerBuyAdmin', innerBuyAdminCalls, {
    goods,
    savePrice,
    clashes,
    closePrice,
    figures: people.figures,
    grants: people.grants,
    grant: people.grant,
    uses: people.uses,
    addGrant: people.addGrant,
    changeGrant: people.changeGrant,
    exportGrants,
    checkSheet,
    importSheet,
    setting: (ctx: Parameters<typeof people.setting>[0]) => people.setting(ctx),
    saveSetting: people.saveSetting,
  }),
]
