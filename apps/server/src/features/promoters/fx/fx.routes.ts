import { fxAdminCalls } from '@mallard/contract/promoters/fx/fx-admin.calls'
import { fxCalls } from '@mallard/contract/promoters/fx/fx.calls'
import { bind } from '#platform/http/bind.ts'
import * as admin from './fx-admin.service.ts'
import * as own from './fx.service.ts'
import * as material from './material.service.ts'
import * as cashAdmin from './withdraw-admin.service.ts'
import * as cash from './withdraw.service.ts'

export const fxRoutes = [
  ...bind('fx', fxCalls, {
    initForm: own.initForm,
    register: own.register,
    center: own.center,
    myCollect: own.myCollect,
    myAchievement: own.myAchievement,
    myCustomer: own.myCustomer,
    totalAmount: own.totalAmount,
    cashOutCollect: cash.cashOutCollect,
    cashOutLists: cash.cashOutLists,
    cashOutTotal: cash.cashOutTotal,
    cashOutSubmit: cash.cashOutSubmit,
    bankList: cash.bankList,
    bankAdd: cash.bankAdd,
    bankDefault: cash.bankDefault,
    goods: own.goods,
    material: material.material,
    brought: own.brought,
  }),
  ...bind('fxAdmin', fxAdminCalls, {
    promoters: admin.promoters,
    promoter: admin.promoter,
    decide: admin.decide,
    ledger: admin.ledger,
    rates: admin.rates,
    saveRate: admin.saveRate,
    removeRate: admin.removeRate,
    withdrawals: cashAdmin.withdrawals,
    approve: cashAdmin.approve,
    reject: cashAdmin.reject,
    pay: cashAdmin.pay,
    fail: cashAdmin.fail,
    card: cashAdmin.card,
    materials: material.materials,
    addMaterial: material.addMaterial,
    removeMaterial: material.removeMaterial,
    setting: admin.setting,
    saveSetting: admin.saveSetting,
  }),
]
