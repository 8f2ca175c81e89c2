// GENERATED from the docstrings of the contract by `npm run gen`; do not edit.
import type { CallWords, Noun } from './reference.ts'
import { AccountMatter } from './account/member/account.calls.ts'
import { AccountProposal } from './trade/payment/account-admin.calls.ts'
import { Achievement } from './promoters/fx/fx.fields.ts'
import { AddBuy } from './pricing/promotion/promotion.fields.ts'
import { AddOnRule } from './pricing/promotion/add-on/add-on.fields.ts'
import { AddedSeveral } from './trade/cart/cart.fields.ts'
import { Address } from './people/address/address.calls.ts'
import { AddressInput } from './people/address/address.calls.ts'
import { Addresses } from './insight/operations/operations-admin.calls.ts'
import { AdminAccount } from './trade/payment/account-admin.calls.ts'
import { AdminAgreement } from './account/member/agreement-admin.calls.ts'
import { AdminAnswer } from './activities/question/question-admin.calls.ts'
import { AdminApplication } from './activities/evaluate/evaluate-admin.calls.ts'
import { AdminArticle } from './content/service-center/service-center-admin.calls.ts'
import { AdminBargain } from './activities/bargain/bargain-admin.calls.ts'
import { AdminBargainHelp } from './activities/bargain/bargain-admin.calls.ts'
import { AdminBargainRoom } from './activities/bargain/bargain-admin.calls.ts'
import { AdminBargainRow } from './activities/bargain/bargain-admin.calls.ts'
import { AdminBatch } from './activities/group-buy/group-buy-admin.calls.ts'
import { AdminCategory } from './catalog/catalog/category-admin.calls.ts'
import { AdminComment } from './content/article/article-admin.calls.ts'
import { AdminConversation } from './aftersales/conversation/conversation-admin.calls.ts'
import { AdminCoupon } from './pricing/coupon/coupon-admin.calls.ts'
import { AdminCouponPage } from './pricing/coupon/coupon-admin.calls.ts'
import { AdminDevice } from './devices/smart/smart-admin.calls.ts'
import { AdminDeviceDetail } from './devices/smart/smart-admin.calls.ts'
import { AdminDishComment } from './content/dining/dining-admin.calls.ts'
import { AdminEntry } from './activities/invitation/invitation-admin.calls.ts'
import { AdminEvaluate } from './activities/evaluate/evaluate-admin.calls.ts'
import { AdminEvaluateRow } from './activities/evaluate/evaluate-admin.calls.ts'
import { AdminEvent } from './activities/invitation/invitation-admin.calls.ts'
import { AdminEventRow } from './activities/invitation/invitation-admin.calls.ts'
import { AdminExchange } from './activities/points-shop/points-shop-admin.calls.ts'
import { AdminExport } from './people/export/export-admin.calls.ts'
import { AdminFeedback } from './content/service-center/feedback-admin.calls.ts'
import { AdminFreight } from './pricing/freight/freight-admin.calls.ts'
import { AdminGift } from './activities/gift/gift-admin.calls.ts'
import { AdminGiftClaim } from './activities/gift/gift-admin.calls.ts'
import { AdminGiftRow } from './activities/gift/gift-admin.calls.ts'
import { AdminGoods } from './catalog/catalog/goods-admin.calls.ts'
import { AdminGoodsDetail } from './catalog/catalog/goods-admin.calls.ts'
import { AdminGroup } from './activities/group-buy/group-buy-admin.calls.ts'
import { AdminGroupRow } from './activities/group-buy/group-buy-admin.calls.ts'
import { AdminGroupSku } from './activities/group-buy/group-buy-admin.calls.ts'
import { AdminGuide } from './content/kitchen/kitchen-admin.calls.ts'
import { AdminInnerGoods } from './activities/inner-buy/inner-buy-admin.calls.ts'
import { AdminInnerGrant } from './activities/inner-buy/inner-buy-admin.calls.ts'
import { AdminInnerUse } from './activities/inner-buy/inner-buy-admin.calls.ts'
import { AdminInvoice } from './aftersales/invoice/invoice-admin.calls.ts'
import { AdminInvoiceRequest } from './aftersales/invoice-request/invoice-request-admin.calls.ts'
import { AdminKitchen } from './content/kitchen/kitchen-admin.calls.ts'
import { AdminLedgerRow } from './promoters/fx/fx-admin.calls.ts'
import { AdminLevel } from './pricing/points/level-admin.calls.ts'
import { AdminListOrder } from './trade/order/order-admin.calls.ts'
import { AdminLottery } from './activities/lottery/lottery-admin.calls.ts'
import { AdminLotteryRow } from './activities/lottery/lottery-admin.calls.ts'
import { AdminMaterial } from './promoters/fx/fx-admin.calls.ts'
import { AdminMember } from './account/member/member-admin.calls.ts'
import { AdminMemberPage } from './account/member/member-admin.calls.ts'
import { AdminMessage } from './aftersales/conversation/conversation-admin.calls.ts'
import { AdminModel } from './devices/smart/smart-admin.calls.ts'
import { AdminOrder } from './trade/order/order-admin.calls.ts'
import { AdminPage } from './content/cms/page-admin.calls.ts'
import { AdminPayment } from './trade/repair/repair-admin.calls.ts'
import { AdminPickedSku } from './pricing/promotion/promotion-admin.calls.ts'
import { AdminPickup } from './aftersales/returns/pickup-admin.fields.ts'
import { AdminPickups } from './aftersales/returns/pickup-admin.fields.ts'
import { AdminPointsGoods } from './activities/points-shop/points-shop-admin.calls.ts'
import { AdminPointsGoodsRow } from './activities/points-shop/points-shop-admin.calls.ts'
import { AdminPointsRules } from './pricing/points/points-rules.calls.ts'
import { AdminPostage } from './activities/postage/postage-admin.calls.ts'
import { AdminPostageClaim } from './activities/postage/postage-admin.calls.ts'
import { AdminPostageRow } from './activities/postage/postage-admin.calls.ts'
import { AdminPrize } from './activities/lottery/lottery-admin.calls.ts'
import { AdminPromoter } from './promoters/fx/fx-admin.calls.ts'
import { AdminPromotion } from './pricing/promotion/promotion-admin.calls.ts'
import { AdminPromotionRow } from './pricing/promotion/promotion-admin.calls.ts'
import { AdminQuestionnaire } from './activities/question/question-admin.calls.ts'
import { AdminQuestionnaireRow } from './activities/question/question-admin.calls.ts'
import { AdminRate } from './promoters/fx/fx-admin.calls.ts'
import { AdminReceipt } from './content/dining/dining-admin.calls.ts'
import { AdminRecipe } from './content/kitchen/kitchen-admin.calls.ts'
import { AdminRefund } from './trade/repair/repair-admin.calls.ts'
import { AdminReturn } from './aftersales/returns/returns-admin.calls.ts'
import { AdminReturnRow } from './aftersales/returns/pickup-admin.fields.ts'
import { AdminReview } from './catalog/review/review-admin.calls.ts'
import { AdminSeckill } from './activities/seckill/seckill-admin.calls.ts'
import { AdminSeckillRow } from './activities/seckill/seckill-admin.calls.ts'
import { AdminSeckillSku } from './activities/seckill/seckill-admin.calls.ts'
import { AdminShipReport } from './trade/ship-report/ship-report-admin.calls.ts'
import { AdminSignIn } from './activities/sign-in/sign-in-admin.calls.ts'
import { AdminSku } from './catalog/catalog/goods-admin.calls.ts'
import { AdminStory } from './content/article/article-admin.calls.ts'
import { AdminThirdReturn } from './aftersales/third-return/third-return-admin.calls.ts'
import { AdminVoucher } from './trade/payment/voucher-admin.calls.ts'
import { AdminVoucherPage } from './trade/payment/voucher-admin.calls.ts'
import { AdminWin } from './activities/lottery/lottery-admin.calls.ts'
import { AdminWithdrawal } from './promoters/fx/fx-admin.calls.ts'
import { AgreementState } from './account/member/account.calls.ts'
import { AgreementVersion } from './account/member/agreement-admin.calls.ts'
import { Alert } from './people/alert/alert-admin.calls.ts'
import { Amounts } from './trade/checkout/checkout.fields.ts'
import { Answer } from './activities/form/form.fields.ts'
import { AnswerFaultField as AnswerFault } from './activities/form/form.fields.ts'
import { AppliedPromotion } from './pricing/promotion/promotion.fields.ts'
import { Approval } from './people/staff/staff.calls.ts'
import { ApprovalRule } from './people/staff/approval.calls.ts'
import { ApprovalRules } from './people/staff/approval.calls.ts'
import { Article } from './content/article/article.fields.ts'
import { ArticleCard } from './content/service-center/service-center.calls.ts'
import { ArticleChoice } from './content/cms/stored.fields.ts'
import { ArticleComment } from './content/article/article.fields.ts'
import { ArticleKind } from './content/service-center/service-center.calls.ts'
import { ArticlePart } from './content/article/article.fields.ts'
import { ArticleReply } from './content/article/article.fields.ts'
import { ArticleTile } from './content/article/article.fields.ts'
import { ArticleUrl } from './content/article/article.fields.ts'
import { ArticlesBlock } from './content/cms/cms.fields.ts'
import { AttributeChoice } from './catalog/catalog/catalog.fields.ts'
import { AuditEntry } from './people/staff/staff.calls.ts'
import { Axis } from './catalog/catalog/goods-create.fields.ts'
import { Balances } from './promoters/fx/fx.fields.ts'
import { Bargain } from './activities/bargain/bargain.fields.ts'
import { BargainClash } from './activities/bargain/bargain-admin.calls.ts'
import { BargainCut } from './activities/bargain/bargain.fields.ts'
import { BargainHelp } from './activities/bargain/bargain.fields.ts'
import { BargainRoom } from './activities/bargain/bargain.fields.ts'
import { BargainRoomPage } from './activities/bargain/bargain.fields.ts'
import { Batch } from './activities/group-buy/group-buy.fields.ts'
import { BatchOrder } from './activities/group-buy/group-buy.fields.ts'
import { BatchPage } from './activities/group-buy/group-buy.fields.ts'
import { BillDay } from './trade/bill/bill-admin.calls.ts'
import { BillDifference } from './trade/bill/bill-admin.calls.ts'
import { Binding } from './people/identity/identity.fields.ts'
import { Block } from './content/cms/cms.fields.ts'
import { BoundIdentity } from './account/member/account.calls.ts'
import { BrandSetup } from './people/setting/brand-admin.calls.ts'
import { CalendarDay } from './fields.ts'
import { Campaign } from './account/campaign/campaign-admin.calls.ts'
import { Cart } from './trade/cart/cart.fields.ts'
import { CartCount } from './trade/cart/cart.fields.ts'
import { CartLine } from './trade/cart/cart.fields.ts'
import { CartPromotion } from './trade/cart/cart.fields.ts'
import { CashOut } from './promoters/fx/fx.fields.ts'
import { Delivery as CatalogDelivery } from './catalog/catalog/catalog.fields.ts'
import { CategoryNode } from './catalog/catalog/catalog.fields.ts'
import { CheckedIn } from './activities/invitation/invitation-admin.calls.ts'
import { ChoiceCode } from './account/member/account.calls.ts'
import { CmsPage } from './content/cms/cms.fields.ts'
import { Code6 } from './fields.ts'
import { CodeBudget } from './insight/operations/operations-admin.calls.ts'
import { CodeSent } from './people/identity/identity.fields.ts'
import { CommentState } from './content/article/article-admin.calls.ts'
import { Commission } from './promoters/fx/fx.fields.ts'
import { CommissionStatusField as CommissionStatus } from './promoters/fx/fx.fields.ts'
import { Company } from './aftersales/invoice/invoice.fields.ts'
import { CompanyCode } from './trade/order/order-admin.calls.ts'
import { Conditions } from './account/segment/segment-admin.calls.ts'
import { Consent } from './people/identity/identity.fields.ts'
import { ContentLink } from './links.ts'
import { ConversationSetting } from './aftersales/conversation/conversation-admin.calls.ts'
import { ConversationState } from './aftersales/conversation/conversation.fields.ts'
import { Coupon } from './pricing/coupon/coupon.fields.ts'
import { CouponChip } from './pricing/coupon/coupon.fields.ts'
import { CouponCounts } from './pricing/coupon/coupon.fields.ts'
import { CouponProposal } from './pricing/coupon/coupon-admin.calls.ts'
import { CouponsBlock } from './content/cms/cms.fields.ts'
import { DeadJob } from './insight/operations/operations-admin.calls.ts'
import { DetailSection } from './catalog/catalog/catalog.fields.ts'
import { DeviceCard } from './devices/smart/smart.fields.ts'
import { DeviceFault } from './devices/smart/smart.fields.ts'
import { DeviceSession } from './account/member/account.calls.ts'
import { DeviceSetting } from './devices/smart/smart.fields.ts'
import { DishComment } from './content/dining/dining.calls.ts'
import { DishReceipt } from './content/dining/dining.calls.ts'
import { Empty } from './fields.ts'
import { EntranceTile } from './content/cms/cms.fields.ts'
import { EntrancesBlock } from './content/cms/cms.fields.ts'
import { Evaluate } from './activities/evaluate/evaluate.fields.ts'
import { EvaluateChosen } from './activities/evaluate/evaluate-admin.calls.ts'
import { EvaluateClash } from './activities/evaluate/evaluate-admin.calls.ts'
import { EvaluateMine } from './activities/evaluate/evaluate.fields.ts'
import { EvaluateReport } from './activities/evaluate/evaluate.fields.ts'
import { EventTile } from './activities/invitation/invitation.fields.ts'
import { EventsBlock } from './content/cms/cms.fields.ts'
import { ExchangeVariant } from './aftersales/returns/returns.fields.ts'
import { Exchanged } from './activities/points-shop/points-shop.fields.ts'
import { ExportOffer } from './people/export/export-admin.calls.ts'
import { Facets } from './catalog/catalog/catalog.fields.ts'
import { FactorTeam } from './people/staff/second-factor.calls.ts'
import { Feedback } from './content/service-center/feedback.calls.ts'
import { FeedbackState } from './content/service-center/feedback.calls.ts'
import { FeedbackType } from './content/service-center/feedback.calls.ts'
import { FigureDay } from './insight/figures/figures-admin.calls.ts'
import { FigureHour } from './insight/figures/figures-admin.calls.ts'
import { FigureSummary } from './insight/figures/figures-admin.calls.ts'
import { Figures } from './insight/figures/figures-admin.calls.ts'
import { Filings } from './shop/store/store.calls.ts'
import { Finding } from './content/cms/page-admin.calls.ts'
import { FloorPerson } from './people/floor/floor-admin.calls.ts'
import { Flow } from './trade/checkout/checkout.calls.ts'
import { FlowCoupon } from './pricing/coupon/coupon.fields.ts'
import { FlowCoupons } from './pricing/coupon/coupon.fields.ts'
import { FlowPoints } from './pricing/coupon/coupon.fields.ts'
import { FoundInvoice } from './aftersales/invoice/invoice.fields.ts'
import { FreeFreightRule } from './pricing/promotion/free-freight/free-freight.fields.ts'
import { FreshCounts } from './account/member/member.calls.ts'
import { FxBank } from './promoters/fx/fx.fields.ts'
import { FxBrought } from './promoters/fx/fx.fields.ts'
import { FxCenter } from './promoters/fx/fx.fields.ts'
import { FxCustomer } from './promoters/fx/fx.fields.ts'
import { FxGoods } from './promoters/fx/fx.fields.ts'
import { FxInit } from './promoters/fx/fx.fields.ts'
import { FxMaterial } from './promoters/fx/fx.fields.ts'
import { FxSetting } from './promoters/fx/fx-admin.calls.ts'
import { Gift } from './activities/gift/gift.fields.ts'
import { GiftClaim } from './activities/gift/gift.fields.ts'
import { GiftClash } from './activities/gift/gift-admin.calls.ts'
import { GiftRule } from './pricing/promotion/gift/gift.fields.ts'
import { Goal } from './activities/group-buy/group-buy.fields.ts'
import { GoodsCard } from './catalog/catalog/catalog.fields.ts'
import { GoodsChoice } from './content/cms/stored.fields.ts'
import { GoodsCoupons } from './pricing/coupon/coupon.fields.ts'
import { GoodsDetail } from './catalog/catalog/catalog.fields.ts'
import { GoodsHelp } from './content/kitchen/kitchen.fields.ts'
import { GoodsImport } from './catalog/goods-import/goods-import.calls.ts'
import { GoodsImportRow } from './catalog/goods-import/goods-import.calls.ts'
import { GoodsTab } from './content/cms/cms.fields.ts'
import { GoodsVideo } from './catalog/catalog/catalog.fields.ts'
import { GridBlock } from './content/cms/cms.fields.ts'
import { GroupActivity } from './activities/group-buy/group-buy.fields.ts'
import { GroupClash } from './activities/group-buy/group-buy-admin.calls.ts'
import { GroupPage } from './activities/group-buy/group-buy.fields.ts'
import { GroupPerson } from './activities/group-buy/group-buy.fields.ts'
import { GroupSku } from './activities/group-buy/group-buy.fields.ts'
import { Guide } from './content/kitchen/kitchen.fields.ts'
import { GuideCard } from './content/kitchen/kitchen.fields.ts'
import { GuideSection } from './content/kitchen/kitchen.fields.ts'
import { Held } from './people/standing/standing-admin.calls.ts'
import { HouseBrand } from './people/setting/house-brands.calls.ts'
import { ImportAfter } from './catalog/goods-import/import-after.calls.ts'
import { InnerClash } from './activities/inner-buy/inner-buy-admin.calls.ts'
import { InnerFigures } from './activities/inner-buy/inner-buy-admin.calls.ts'
import { InnerGoods } from './activities/inner-buy/inner-buy.fields.ts'
import { InnerQuota } from './activities/inner-buy/inner-buy.fields.ts'
import { InnerSetting } from './activities/inner-buy/inner-buy-admin.calls.ts'
import { InnerSheet } from './activities/inner-buy/inner-buy-admin.calls.ts'
import { InnerSheetRow } from './activities/inner-buy/inner-buy-admin.calls.ts'
import { InvariantRun } from './insight/operations/operations-admin.calls.ts'
import { Invariants } from './insight/operations/operations-admin.calls.ts'
import { Invitation } from './activities/invitation/invitation.fields.ts'
import { InvitationAdded } from './activities/invitation/invitation.fields.ts'
import { InvitationCard } from './activities/invitation/invitation.fields.ts'
import { InvitationForm } from './activities/invitation/invitation.fields.ts'
import { Invoice } from './aftersales/invoice/invoice.fields.ts'
import { InvoiceBar } from './aftersales/invoice/invoice.fields.ts'
import { InvoiceDetail } from './aftersales/invoice/invoice.fields.ts'
import { InvoiceMail } from './aftersales/invoice/invoice.fields.ts'
import { InvoiceRequest } from './aftersales/invoice-request/invoice-request.calls.ts'
import { JobKindCounts } from './insight/operations/operations-admin.calls.ts'
import { JobSubject } from './insight/operations/operations-admin.calls.ts'
import { KeptGoods } from './catalog/goods-import/import-after.calls.ts'
import { Kitchen } from './content/kitchen/kitchen.fields.ts'
import { KitchenCard } from './content/kitchen/kitchen.fields.ts'
import { KitchenManual } from './content/kitchen/kitchen.fields.ts'
import { LabelAccount } from './trade/parcel-label/parcel-label-admin.calls.ts'
import { LedgerRow } from './pricing/points/points.calls.ts'
import { LevelPriceRow } from './pricing/promotion/level-price-admin.calls.ts'
import { Line } from './trade/checkout/checkout.fields.ts'
import { LineTax } from './catalog/tax/tax.fields.ts'
import { LoginWay } from './people/identity/identity.fields.ts'
import { LostGift } from './pricing/promotion/promotion.fields.ts'
import { LotteryChances } from './activities/lottery/lottery.fields.ts'
import { LotteryClash } from './activities/lottery/lottery-admin.calls.ts'
import { LotteryDraw } from './activities/lottery/lottery.fields.ts'
import { LotteryInfo } from './activities/lottery/lottery.fields.ts'
import { LotteryPrize } from './activities/lottery/lottery.fields.ts'
import { LotteryUrl } from './activities/lottery/lottery.calls.ts'
import { LotteryWin } from './activities/lottery/lottery.fields.ts'
import { LotteryWinner } from './activities/lottery/lottery.fields.ts'
import { MatrixChange } from './catalog/catalog/goods-create.fields.ts'
import { MatrixSku } from './catalog/catalog/goods-create.fields.ts'
import { Me } from './people/identity/identity.fields.ts'
import { Media } from './catalog/media/media-admin.calls.ts'
import { MediaFolder } from './catalog/media/media-admin.calls.ts'
import { MemberNote } from './account/member/member-record-admin.calls.ts'
import { MemberTag } from './account/member/member-record-admin.calls.ts'
import { Message } from './aftersales/conversation/conversation.fields.ts'
import { MoneyProposal } from './trade/repair/repair-admin.calls.ts'
import { MyEntry } from './activities/invitation/invitation.fields.ts'
import { NewArrival } from './activities/gift/gift.fields.ts'
import { NewBrand } from './people/setting/house-brands.calls.ts'
import { NewPassword } from './fields.ts'
import { NewSignIn } from './people/staff/staff.calls.ts'
import { Notice } from './people/notices/notices.fields.ts'
import { NoticeKind } from './people/notices/notices.fields.ts'
import { NoticeSwitch } from './people/notices/notices.fields.ts'
import { NoticeTemplate } from './people/notices/notice-template-admin.calls.ts'
import { OnReturn } from './pricing/promotion/rule.fields.ts'
import { Opening } from './people/setting/opening-admin.calls.ts'
import { Order } from './trade/order/order.fields.ts'
import { OrderAction } from './trade/order/order.fields.ts'
import { Delivery as OrderDelivery } from './trade/order/order.fields.ts'
import { OrderInvoice } from './aftersales/invoice/invoice.fields.ts'
import { OrderLine } from './trade/order/order.fields.ts'
import { OrderNote } from './trade/order/order-admin.calls.ts'
import { OrderSn } from './fields.ts'
import { OrderSnList } from './fields.ts'
import { OrderStatus } from './trade/order/order.fields.ts'
import { OwnDishComment } from './content/dining/dining.calls.ts'
import { OwnReview } from './catalog/review/review.calls.ts'
import { OwnRoom } from './activities/bargain/bargain.fields.ts'
import { PackedOrder } from './trade/order/order-admin.calls.ts'
import { Parcel } from './trade/order/order.fields.ts'
import { ParcelLabel } from './trade/parcel-label/parcel-label-admin.calls.ts'
import { PartnerInit } from './shop/store/store.calls.ts'
import { PartnerLook } from './shop/store/store.calls.ts'
import { Passport } from './people/identity/identity.fields.ts'
import { PayAttempt } from './trade/order/order-admin.calls.ts'
import { PayParams } from './trade/payment/payment.calls.ts'
import { PeopleReadEntry } from './people/staff/staff.calls.ts'
import { PersonalCopy } from './account/member/account.calls.ts'
import { Pickup } from './aftersales/returns/pickup.fields.ts'
import { PickupOffer } from './aftersales/returns/pickup.fields.ts'
import { PickupSender } from './aftersales/returns/pickup-admin.fields.ts'
import { PickupStatus } from './aftersales/returns/pickup.fields.ts'
import { PictureRef } from './fields.ts'
import { Place } from './fields.ts'
import { PointsGoods } from './activities/points-shop/points-shop.fields.ts'
import { PointsGoodsClash } from './activities/points-shop/points-shop-admin.calls.ts'
import { PointsProposal } from './pricing/points/points-admin.calls.ts'
import { PointsStore } from './activities/points-shop/points-shop.fields.ts'
import { PointsWay } from './activities/points-shop/points-shop.fields.ts'
import { Postage } from './activities/postage/postage.fields.ts'
import { PostageClash } from './activities/postage/postage-admin.calls.ts'
import { Poster } from './insight/share/share.calls.ts'
import { PriceAfter } from './pricing/coupon/coupon.fields.ts'
import { PriceProposal } from './trade/order/price-admin.calls.ts'
import { PrivacyChoice } from './account/member/account.calls.ts'
import { PrizeAddressInput } from './activities/lottery/lottery.calls.ts'
import { ProductSn } from './fields.ts'
import { PromoterStatusField as PromoterStatus } from './promoters/fx/fx.fields.ts'
import { PromotionClash } from './pricing/promotion/promotion-admin.calls.ts'
import { PromotionTrial } from './pricing/promotion/promotion-admin.calls.ts'
import { PromotionWords } from './pricing/promotion/promotion.fields.ts'
import { Proposal } from './people/staff/proposal.fields.ts'
import { Question } from './activities/form/form.fields.ts'
import { QuestionFigures } from './activities/question/question.fields.ts'
import { QuestionInfo } from './activities/question/question.fields.ts'
import { QuestionResult } from './activities/question/question.fields.ts'
import { QuestionSaved } from './activities/question/question.fields.ts'
import { QuestionSetup } from './activities/form/form.fields.ts'
import { QuestionUrl } from './activities/question/question.fields.ts'
import { Receipt } from './aftersales/invoice/invoice.fields.ts'
import { Receiver } from './trade/order/order.fields.ts'
import { Recipe } from './content/kitchen/kitchen.fields.ts'
import { RecipeCard } from './content/kitchen/kitchen.fields.ts'
import { RecipeStep } from './content/kitchen/kitchen.fields.ts'
import { RecoveryCodes } from './people/staff/second-factor.calls.ts'
import { ReductionRule } from './pricing/promotion/full-reduction/full-reduction.fields.ts'
import { RefundAmounts } from './aftersales/returns/returns.fields.ts'
import { RefundOptions } from './aftersales/returns/refund-admin.calls.ts'
import { RefundProposal } from './aftersales/returns/refund-admin.calls.ts'
import { RefundState } from './aftersales/returns/returns.fields.ts'
import { Region } from './people/address/address.calls.ts'
import { RegionCity } from './people/address/address.calls.ts'
import { Regions } from './people/address/address.calls.ts'
import { Report } from './insight/figures/figures-admin.calls.ts'
import { RequestId } from './people/staff/proposal.fields.ts'
import { Ret } from './aftersales/returns/returns.fields.ts'
import { ReturnAction } from './aftersales/returns/returns.fields.ts'
import { ReturnAddress } from './aftersales/returns/returns.fields.ts'
import { ReturnOption } from './aftersales/returns/returns.fields.ts'
import { ReturnOptions } from './aftersales/returns/returns.fields.ts'
import { ReturnOutcome } from './aftersales/returns/returns.fields.ts'
import { ReturnPolicy } from './catalog/catalog/return-policy.fields.ts'
import { ReturnPolicyInput } from './catalog/catalog/return-policy.fields.ts'
import { ReturnStatus } from './aftersales/returns/returns.fields.ts'
import { Review } from './catalog/review/review.calls.ts'
import { ReviewAddition } from './catalog/review/review.calls.ts'
import { ReviewItem } from './catalog/review/review.calls.ts'
import { ReviewPart } from './catalog/review/review-admin.calls.ts'
import { ReviewState } from './catalog/review/review.calls.ts'
import { ReviewSummary } from './catalog/catalog/catalog.fields.ts'
import { Reward } from './activities/question/question.fields.ts'
import { RfmCell } from './account/segment/segment-admin.calls.ts'
import { Robot } from './people/robot/robot-admin.calls.ts'
import { RoleKey } from './people/staff/staff.fields.ts'
import { RoleRow } from './people/staff/role.calls.ts'
import { RoomTile } from './activities/bargain/bargain.fields.ts'
import { RowBlock } from './content/cms/cms.fields.ts'
import { Ruled } from './pricing/promotion/kinds.fields.ts'
import { SaidAnswer } from './activities/form/form.fields.ts'
import { ScreenAsked } from './people/screen-auth/screen-auth.calls.ts'
import { ScreenRequest } from './people/screen-auth/screen-auth.calls.ts'
import { ScreenRole } from './people/screen-auth/screen-auth.calls.ts'
import { SeckillBlock } from './content/cms/cms.fields.ts'
import { SeckillClash } from './activities/seckill/seckill-admin.calls.ts'
import { SeckillDetail } from './activities/seckill/seckill.fields.ts'
import { SeckillGoods } from './activities/seckill/seckill.fields.ts'
import { SeckillQuota } from './activities/seckill/seckill.fields.ts'
import { SeckillSession } from './activities/seckill/seckill.fields.ts'
import { SeckillStrip } from './activities/seckill/seckill.fields.ts'
import { SecondFactor } from './people/staff/second-factor.calls.ts'
import { SecondUnitRule } from './pricing/promotion/second-unit/second-unit.fields.ts'
import { Segment } from './account/segment/segment-admin.calls.ts'
import { Sending } from './people/setting/store-admin.calls.ts'
import { ServiceCategory } from './content/service-center/service-center.calls.ts'
import { Article as ServiceCenterArticle } from './content/service-center/service-center.calls.ts'
import { SettingSetup } from './devices/smart/smart.fields.ts'
import { Settlement } from './aftersales/third-return/third-return.fields.ts'
import { ShareChannel } from './insight/share/share.calls.ts'
import { ShareDays } from './insight/share/share-admin.calls.ts'
import { SharedGoods } from './insight/share/share-admin.calls.ts'
import { Sharer } from './insight/share/share-admin.calls.ts'
import { SheetFile } from './sheet.fields.ts'
import { ShelfPlan } from './catalog/catalog/shelf.fields.ts'
import { ShippingBatch } from './trade/shipping/shipping-admin.calls.ts'
import { ShippingRow } from './trade/shipping/shipping-admin.calls.ts'
import { ShownDishComment } from './content/dining/dining.calls.ts'
import { SignInContent } from './activities/sign-in/sign-in.calls.ts'
import { SignedIn } from './people/identity/identity.fields.ts'
import { Sku } from './catalog/catalog/catalog.fields.ts'
import { SkuAttribute } from './catalog/catalog/catalog.fields.ts'
import { SmartDevice } from './devices/smart/smart.fields.ts'
import { SmsScene } from './people/identity/identity.fields.ts'
import { SsoInit } from './people/identity/identity.fields.ts'
import { StaffLogin } from './people/staff/staff.fields.ts'
import { StaffMe } from './people/staff/staff.calls.ts'
import { StaffPassword } from './people/staff/staff.fields.ts'
import { StaffRow } from './people/staff/staff.calls.ts'
import { StaffSecret } from './people/staff/staff.fields.ts'
import { StaffSession } from './people/staff/staff.calls.ts'
import { StockMovement } from './catalog/catalog/stock-admin.calls.ts'
import { StockRow } from './catalog/catalog/stock-admin.calls.ts'
import { StockState } from './catalog/catalog/catalog.fields.ts'
import { StoreSetup } from './people/setting/store-admin.calls.ts'
import { StoreShelfPlan } from './catalog/catalog/shelf.fields.ts'
import { StoredBlock } from './content/cms/stored.fields.ts'
import { StruckBasis } from './catalog/catalog/catalog.fields.ts'
import { TableColumns } from './catalog/goods-import/import-mapping.calls.ts'
import { TabsBlock } from './content/cms/cms.fields.ts'
import { Tally } from './activities/question/question.fields.ts'
import { Tax } from './catalog/tax/tax.fields.ts'
import { ThirdInfo } from './aftersales/third-return/third-return.fields.ts'
import { ThirdLine } from './aftersales/third-return/third-return.fields.ts'
import { ThirdOrder } from './aftersales/third-return/third-return.fields.ts'
import { ThirdRet } from './aftersales/third-return/third-return.fields.ts'
import { ThirdWay } from './aftersales/third-return/third-return.fields.ts'
import { Thread } from './aftersales/conversation/conversation.fields.ts'
import { TimedRule } from './pricing/promotion/timed-discount/timed-discount.fields.ts'
import { Title } from './aftersales/invoice/invoice.fields.ts'
import { ToDo } from './insight/figures/figures-admin.calls.ts'
import { Token22 } from './fields.ts'
import { TransferState } from './trade/payment/voucher.calls.ts'
import { UnreadAlerts } from './people/alert/alert-admin.calls.ts'
import { UnreadNotices } from './people/notices/notices.fields.ts'
import { UploadKey } from './shop/upload/upload.calls.ts'
import { UploadPermission } from './shop/upload/upload.calls.ts'
import { UploadPurpose } from './shop/upload/upload.calls.ts'
import { Uploaded } from './shop/upload/upload.calls.ts'
import { UseDay } from './devices/smart/smart.fields.ts'
import { UsedMapping } from './catalog/goods-import/import-mapping.fields.ts'
import { VideoRef } from './shop/upload/video.fields.ts'
import { VisitCount } from './insight/tracking/tracking-admin.calls.ts'
import { VisitDays } from './insight/tracking/tracking-admin.calls.ts'
import { VisitRecord } from './insight/tracking/tracking.fields.ts'
import { VoucherState } from './trade/payment/voucher-admin.calls.ts'
import { VoucherStatus } from './trade/payment/voucher.calls.ts'
import { WaitingGift } from './activities/gift/gift.fields.ts'
import { Warranty } from './devices/smart/smart.fields.ts'
import { WeixinUser } from './people/identity/identity.fields.ts'
import { WholeReturn } from './aftersales/returns/returns.fields.ts'
import { WinAddress } from './activities/lottery/lottery.fields.ts'
import { WithdrawStatusField as WithdrawStatus } from './promoters/fx/fx.fields.ts'
import { Withdrawal } from './promoters/fx/fx.fields.ts'

export const nouns: readonly Noun[] = [
  { id: 'AccountMatter', schema: AccountMatter, text: "What stands against cancelling, or what would be lost by it.", fields: {"link":"Where it can be settled, inside the shop; empty when there is no such page."} },
  { id: 'AccountProposal', schema: AccountProposal, fields: {"terms.leastAmount":"Fen from which on orders can be paid so.","terms.twoPersonsFrom":"Fen from which on two persons must have found the money.","at":"Milliseconds since the epoch.","expiresAt":"Milliseconds since the epoch.","decidedAt":"Milliseconds since the epoch.","note":"What the one who decided said.","canDecide":"It waits, and the reader is another, independent person, of a role that may decide.","canDecline":"It waits, and the reader is another person of such a role.","canAlone":"It waits, and the reader asked for it and may agree by a code to their phone.","canWithdraw":"It waits, and the reader asked for it.","approvers":"Names of those who may agree, where the reader waits for them."} },
  { id: 'Achievement', schema: Achievement, text: "What one day or one item brought.", fields: {"name":"The day, `2026-11-21`, or the title of the goods.","amount":"An amount of money, in fen (1/100 yuan).","commission":"An amount of money, in fen (1/100 yuan)."} },
  { id: 'AddBuy', schema: AddBuy, text: "Goods that may be added for a fixed price once the basket reaches a sum.", fields: {"over":"Fen that the basket must reach, and how many are missing.","missing":"An amount of money, in fen (1/100 yuan).","most":"Units of one order at this price.","items.price":"An amount of money, in fen (1/100 yuan).","items.salePrice":"An amount of money, in fen (1/100 yuan).","items.quantity":"Units in the cart at this price."} },
  { id: 'AddOnRule', schema: AddOnRule, text: "Fen from which the items may be added, and how many of them an order may have.", fields: {"over":"Fen, or units, that must be reached.","items.price":"Fen that a rule names.","onReturn":"Absent: they go back."} },
  { id: 'AddedSeveral', schema: AddedSeveral, text: "What came of adding several at once.", fields: {"leftOut":"What was left out or came in part, and why, in words."} },
  { id: 'Address', schema: Address },
  { id: 'AddressInput', schema: AddressInput, fields: {"id":"Absent for a new address."} },
  { id: 'Addresses', schema: Addresses, fields: {"publicUrl":"Address of the shop as the outside sees it.","stores":"Open stores, with the origins that are theirs alone. WeChat's pages are signed for these and for `publicUrl`.","proofs":"Files at the root by which messengers see whose the domain is.","weixinApps":"Who may vouch for a shopper: WeChat's apps by what they are for, with their public ids."} },
  { id: 'AdminAccount', schema: AdminAccount, fields: {"account":"Null where there never was one.","account.leastAmount":"Fen from which on orders can be paid so.","account.twoPersonsFrom":"Fen from which on two persons must have found the money.","proposals":"The newest first."} },
  { id: 'AdminAgreement', schema: AdminAgreement, fields: {"isNeeded":"Anyone who signs in accepts it, and is asked again after a change.","versions":"Every one that was ever in force, the newest first: that is the one of now."} },
  { id: 'AdminAnswer', schema: AdminAnswer, text: "One answer as staff read it.", fields: {"name":"Name of the member, and their phone, masked.","at":"Milliseconds since the epoch.","answers":"In the order of the questions that were answered."} },
  { id: 'AdminApplication', schema: AdminApplication, text: "An application, and how far its tester is.", fields: {"phone":"Masked.","at":"Milliseconds since the epoch.","reportDue":"Milliseconds since the epoch.","report.isShown":"Whether the reviews' desk shows it to everyone.","report.isPromoted":"Whether it stands with the trial.","report.at":"Milliseconds since the epoch."} },
  { id: 'AdminArticle', schema: AdminArticle, fields: {"htmlEn":"Empty: the Chinese one is shown.","place":"Smaller ones stand first among those that are read as often.","updatedAt":"Milliseconds since the epoch."} },
  { id: 'AdminBargain', schema: AdminBargain, fields: {"startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","salePrice":"An amount of money, in fen (1/100 yuan).","available":"Units of the store that can be sold.","seen":"Members who saw it, rooms, cuts that count, cuts that were taken back, rooms at the floor.","ordered":"Rooms that were ordered, and those that were paid.","cost":"Fen that what was kept of the paid ones was below the price of the store.","days":"The last 31 days of Beijing on which something came of it, the latest first.","days.brought":"Fen that came in for what was kept, and that it was below the price of the store.","days.cost":"An amount of money, in fen (1/100 yuan).","startPrice":"Fen at which a room begins, and those that friends can bring it down to.","struckPrice":"Fen that its price is struck against: absent without a basis.","floorPrice":"An amount of money, in fen (1/100 yuan).","helpers":"Friends that bring a room from the one to the other.","roomHours":"Hours that a room stays open.","dailyHelps":"Rooms of the activity that one person may help in: in a day of Beijing, and in all.","left":"Units that can still be had at the floor."} },
  { id: 'AdminBargainHelp', schema: AdminBargainHelp, text: "A cut with where it came from.", fields: {"cut":"An amount of money, in fen (1/100 yuan).","at":"Milliseconds since the epoch.","ip":"Empty once it is forgotten.","sameAddress":"Cuts in the activity from the same address, and from the same device there.","isSuspect":"Many members on one device at one address."} },
  { id: 'AdminBargainRoom', schema: AdminBargainRoom, fields: {"currentPrice":"An amount of money, in fen (1/100 yuan).","createdAt":"Milliseconds since the epoch.","expireAt":"Milliseconds since the epoch."} },
  { id: 'AdminBargainRow', schema: AdminBargainRow, fields: {"startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","startPrice":"An amount of money, in fen (1/100 yuan).","floorPrice":"An amount of money, in fen (1/100 yuan)."} },
  { id: 'AdminBatch', schema: AdminBatch, fields: {"payAmount":"An amount of money, in fen (1/100 yuan).","createdAt":"Milliseconds since the epoch.","paidAt":"Milliseconds since the epoch."} },
  { id: 'AdminCategory', schema: AdminCategory, fields: {"parentId":"0: at the top.","goods":"Goods of the partner that stand in it, without those below it.","version":"Goes up with every change of its words; a save that names an older one is refused."} },
  { id: 'AdminComment', schema: AdminComment, fields: {"reason":"Why it is hidden; empty in other states.","createTime":"Milliseconds since the epoch.","parent":"What it answers, if it is a reply."} },
  { id: 'AdminConversation', schema: AdminConversation, fields: {"unread":"Messages of the member that nobody of the staff has seen.","waitingSince":"Since when the member waits; null where it is not the staff's turn.","last":"The last message in a line; empty for a picture.","lastKind":"Null: all of it was too old to be kept.","lastAt":"Milliseconds since the epoch.","staff":"Who of the staff looks after it; null: nobody yet."} },
  { id: 'AdminCoupon', schema: AdminCoupon, fields: {"state":"`waiting`, `running`, `over` by the clock; `closed` by an operator.","saved":"Paid orders with it: fen that it took off those that were not paid back whole, and fen that they brought and that did not go back.","paid":"An amount of money, in fen (1/100 yuan).","drawFrom":"Milliseconds since the epoch.","drawTo":"Milliseconds since the epoch."} },
  { id: 'AdminCouponPage', schema: AdminCouponPage, text: "One coupon with all that it was set up with, so that another like it can begin from there.", fields: {"setup":"What a coupon is set up with; its terms stay as they are from then on.","setup.kind":"1 cash, 2 percent, 3 freight, 4 exchange.","setup.threshold":"In fen (1/100 yuan).","setup.face":"In fen (1/100 yuan).","setup.maxDiscount":"In fen (1/100 yuan).","setup.productSn":"Of an exchange.","setup.validFrom":"Either both moments, or days from the drawing.","setup.isEverywhere":"It holds in every store of the brand, not in this one alone.","names":"Categories or goods that it holds for, or the SKU of an exchange.","states":"Of those that were drawn: unused, in unpaid orders, used, expired, void.","link":"Where shoppers draw it; null where an assistant's code or the shop gives it.","state":"`waiting`, `running`, `over` by the clock; `closed` by an operator.","saved":"Paid orders with it: fen that it took off those that were not paid back whole, and fen that they brought and that did not go back.","paid":"An amount of money, in fen (1/100 yuan).","drawFrom":"Milliseconds since the epoch.","drawTo":"Milliseconds since the epoch."} },
  { id: 'AdminDevice', schema: AdminDevice, fields: {"memberId":"Null: nobody has bound it.","seenAt":"Milliseconds since the epoch.","warrantyEndAt":"Null: not activated."} },
  { id: 'AdminDeviceDetail', schema: AdminDeviceDetail, fields: {"meshSince":"Milliseconds since the epoch.","use":"Minutes of the last 30 days, oldest first, whoever used it.","bindings.memberId":"Null: the account is closed.","bindings.boundAt":"Milliseconds since the epoch.","bindings.endedAt":"Milliseconds since the epoch.","events":"What the cloud said last, the newest first.","events.at":"Milliseconds since the epoch.","events.text":"Minutes of use, code and words of a fault, why settings were not taken; may be empty.","memberId":"Null: nobody has bound it.","seenAt":"Milliseconds since the epoch.","warrantyEndAt":"Null: not activated."} },
  { id: 'AdminDishComment', schema: AdminDishComment, fields: {"dishEn":"Empty: it has no English name.","nickname":"Empty: the account is closed.","reason":"Why it is hidden; empty in other states.","star":"1 to 5.","createTime":"Milliseconds since the epoch."} },
  { id: 'AdminEntry', schema: AdminEntry, text: "One entry as staff read it.", fields: {"name":"Name of the member, and their phone, masked.","at":"Milliseconds since the epoch.","checkedInAt":"When they came, and who of the staff let them in.","answers":"In the order of the questions that were answered."} },
  { id: 'AdminEvaluate', schema: AdminEvaluate, fields: {"startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","available":"Units of the store that can be sold.","waiting":"Applications about which nothing is decided.","isSettled":"Whether staff have said that choosing is over.","mayChoose":"Whether places can be given away now.","reported":"Reports that were written, and testers who are late with theirs.","salePrice":"Fen that the store asks for the goods.","quota":"Places in all, those that are taken, and members who applied.","reportDays":"Days after receipt in which the report is due."} },
  { id: 'AdminEvaluateRow', schema: AdminEvaluateRow, fields: {"startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","quota":"Places in all, and those that are taken.","applied":"Members who applied, those of them about whom nothing is decided, and reports so far."} },
  { id: 'AdminEvent', schema: AdminEvent, fields: {"id":"0: a new one.","startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","version":"Of what was read; a save that names an older one is refused.","holdsAt":"Milliseconds since the epoch.","holdsUntil":"Milliseconds since the epoch.","pic":"Address of a picture of the library, or of the one that it has; empty: none.","taken":"Places that are taken, people who wait, and those who came.","place":"Where it is held; empty online.","point":"That place on a map, \"latitude,longitude\" in degrees (GCJ-02); empty: not told, or online.","onlineUrl":"Where those with a place find it online; empty otherwise.","audience":"Who may come; empty: anybody.","htmlEn":"Empty: the Chinese one is shown.","questions":"A form that may ask nothing."} },
  { id: 'AdminEventRow', schema: AdminEventRow, fields: {"id":"0: a new one.","startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","version":"Of what was read; a save that names an older one is refused.","holdsAt":"Milliseconds since the epoch.","holdsUntil":"Milliseconds since the epoch.","pic":"Address of a picture of the library, or of the one that it has; empty: none.","taken":"Places that are taken, people who wait, and those who came.","place":"Where it is held; empty online.","point":"That place on a map, \"latitude,longitude\" in degrees (GCJ-02); empty: not told, or online.","onlineUrl":"Where those with a place find it online; empty otherwise.","audience":"Who may come; empty: anybody.","htmlEn":"Empty: the Chinese one is shown.","questions":"A form that may ask nothing."} },
  { id: 'AdminExchange', schema: AdminExchange, fields: {"cashAmount":"An amount of money, in fen (1/100 yuan).","at":"Milliseconds since the epoch."} },
  { id: 'AdminExport', schema: AdminExport, fields: {"from":"First and last day; null: no days were asked for.","createdTime":"Milliseconds since the epoch.","doneTime":"Milliseconds since the epoch.","expiryTime":"When its file is deleted.","next":"What the reader may do with it now."} },
  { id: 'AdminFeedback', schema: AdminFeedback, fields: {"nickname":"Empty: somebody who was signed out.","phone":"Whole, for staff who call back; empty: none was given.","by":"Who answered.","pics":"Addresses that are good for some minutes.","orderSn":"The order that it is about, as the shopper says.","answer":"Null before there is one.","createTime":"Milliseconds since the epoch.","answerTime":"Milliseconds since the epoch."} },
  { id: 'AdminFreight', schema: AdminFreight, fields: {"mode":"1 by weight in grams, 2 by piece.","areas.first":"Grams or pieces.","areas.firstFee":"Fen: more than any parcel costs.","areas.step":"Grams or pieces.","areas.stepFee":"Fen: more than any parcel costs.","areas.freeOverAmount":"Fen of goods from which on nothing is charged; null: never.","cutOffHour":"What is paid before this hour of Beijing is sent on the same day; 0: on the next.","goods":"Goods of the partner that it is for.","version":"Goes up with every change; a save that names an older one is refused."} },
  { id: 'AdminGift', schema: AdminGift, fields: {"id":"0: a new one.","startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","version":"Of what was read; a save that names an older one is refused.","salePrice":"Fen of the goods, 0 otherwise.","available":"Units of the store, or coupons of the template; 0 of points.","figures.seen":"Members who saw it.","figures.bought":"Those of them who took it and have bought since, but what was paid back whole.","figures.paid":"Fen that they have paid since and did not get back.","figures.cost":"Fen that the goods cost in the store as far as they were kept, and points that were given.","skuId":"One of them: a SKU, the template of a coupon, or points.","quota":"Gifts in all."} },
  { id: 'AdminGiftClaim', schema: AdminGiftClaim, fields: {"joinedAt":"Milliseconds since the epoch.","at":"Milliseconds since the epoch.","hasBought":"Whether they have bought since."} },
  { id: 'AdminGiftRow', schema: AdminGiftRow, fields: {"startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","title":"What it is, in words."} },
  { id: 'AdminGoods', schema: AdminGoods, fields: {"price":"An amount of money, in fen (1/100 yuan).","onHand":"Units on hand and reserved over all SKUs.","lowSkus":"SKUs of which few are left, and none.","isReturnUnsure":"Staff have yet to look at its return policy.","unprovedSkus":"SKUs whose list price is above the price without a basis."} },
  { id: 'AdminGoodsDetail', schema: AdminGoodsDetail, fields: {"axes":"What the SKUs differ by, with both languages.","detailHtmlEn":"Empty: the other one is shown.","isReturnUnsure":"The shop gave fewer days than the law before it had policies, and nobody looked at these goods since.","tax":"What invoices tell of them; null: what the partner usually says.","listBasis":"What list prices above the price rest on.","listBasisNote":"Who says what the maker suggests, as shoppers read it.","archivedAt":"Made no more since then, in no store; null: it is not archived."} },
  { id: 'AdminGroup', schema: AdminGroup, fields: {"startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","forcedReason":"Why staff formed it below its goal; empty: nobody did.","seen":"Members who saw it, purchases made, paid, left or given up, and of those paid back.","paidAmount":"Fen of what is paid and was not given back, and what it is below the price of the store.","cost":"An amount of money, in fen (1/100 yuan).","people":"People who paid, and units of theirs.","missing":"People or units that the goal still lacks.","freightCoupon":"Whether a freight coupon may join."} },
  { id: 'AdminGroupRow', schema: AdminGroupRow, fields: {"startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","people":"People who paid, and units of theirs.","missing":"People or units that the goal still lacks.","freightCoupon":"Whether a freight coupon may join."} },
  { id: 'AdminGroupSku', schema: AdminGroupSku, text: "How a SKU went so far.", fields: {"available":"Units of the store that can be sold.","sold":"Units that are paid, and units of orders that wait for payment.","price":"Fen in the activity, and outside of it.","salePrice":"An amount of money, in fen (1/100 yuan).","struckPrice":"Fen that its price is struck against: absent without a basis.","limit":"Units that one person may buy.","left":"Units that can still be had."} },
  { id: 'AdminGuide', schema: AdminGuide, fields: {"goods":"Spare parts.","updatedAt":"Milliseconds since the epoch."} },
  { id: 'AdminInnerGoods', schema: AdminInnerGoods, fields: {"price":"An amount of money, in fen (1/100 yuan).","salePrice":"An amount of money, in fen (1/100 yuan).","available":"Units of the store that can be sold.","reserved":"Units in orders that wait for payment, and units that were paid."} },
  { id: 'AdminInnerGrant', schema: AdminInnerGrant, text: "What a person may buy for in a year, and how far it is used; fen.", fields: {"phone":"Masked.","quota":"An amount of money, in fen (1/100 yuan).","used":"An amount of money, in fen (1/100 yuan).","reserved":"An amount of money, in fen (1/100 yuan).","left":"An amount of money, in fen (1/100 yuan)."} },
  { id: 'AdminInnerUse', schema: AdminInnerUse, text: "A purchase that counts against a grant.", fields: {"at":"Milliseconds since the epoch.","amount":"Fen that it took, and what came back of it by refunds.","freed":"An amount of money, in fen (1/100 yuan)."} },
  { id: 'AdminInvoice', schema: AdminInvoice, fields: {"fault":"What the party that issues said when it did not.","reverseReason":"Why it is or was to be reversed, the last time.","unreversed":"How the last reversal came to nothing; null: there was none, or one is under way.","dueAmount":"What may be invoiced of the order now, fen.","log.at":"Milliseconds since the epoch.","lines":"What it was last applied for with; before that, what it would say now. Empty in lists, and of invoices of before lines were kept.","lines.amount":"Tax included, fen.","lines.taxAmount":"The tax in `amount`, fen.","mails":"Where it was sent, the newest first.","mails.at":"Milliseconds since the epoch.","orderId":"The order number; the specification uses both names.","state":"0 not issued, 1 issued.","amount":"An amount of money, in fen (1/100 yuan).","redNo":"Number of the red-letter invoice.","awaitsUntil":"Until when, ms, the buyer may confirm the red letter in their tax account; then the confirmation is void and the invoice stands. Null: it does not wait for them.","reason":"Why it was not issued.","isOthers":"Somebody else filled it in: anyone who asks sees how it stands, and nothing that was written.","issuedBy":"Who issued it, or would: staff do with software of their own where there is no channel.","canMail":"Whether the shop can send it by mail.","pdfUrl":"Address of the PDF, good for 10 minutes.","otherFiles":"Its other forms, as far as the seller handed them over; addresses good for 10 minutes.","createTime":"Milliseconds since the epoch.","issueTime":"Milliseconds since the epoch."} },
  { id: 'AdminInvoiceRequest', schema: AdminInvoiceRequest, fields: {"phone":"That was proved.","knownAmount":"Fen that the OMS says were paid; null where it did not know the order, or could not be asked.","mailState":"How far the mail is that tells the buyer.","mailFault":"What the mail server said last, where it did not take it.","by":"Who issued or refused it; empty for nobody of the staff.","orderSn":"As its receipt, or the platform that sold it, prints it.","amount":"Fen, as printed.","taxNo":"Empty for a person.","reason":"Why it was refused; empty in other states.","invoiceNo":"Empty until it is issued.","pdfUrl":"Address of the PDF, good for 10 minutes.","createTime":"Milliseconds since the epoch.","endTime":"When it was issued, refused or taken back."} },
  { id: 'AdminKitchen', schema: AdminKitchen },
  { id: 'AdminLedgerRow', schema: AdminLedgerRow, fields: {"available":"An amount of money that may be below nothing, in fen (1/100 yuan).","frozen":"An amount of money that may be below nothing, in fen (1/100 yuan).","withdrawing":"An amount of money that may be below nothing, in fen (1/100 yuan).","withdrawn":"An amount of money that may be below nothing, in fen (1/100 yuan).","at":"Milliseconds since the epoch."} },
  { id: 'AdminLevel', schema: AdminLevel, fields: {"growthMin":"The level begins at this growth; the lowest one at 0.","discountBp":"Basis points of the price that it pays, where no price of its own is set.","pointsRateBp":"Basis points of the usual points that it earns.","benefit":"What else it brings, in words for the shopper."} },
  { id: 'AdminListOrder', schema: AdminListOrder, fields: {"flag":"The colour with which staff marked it; 0: none.","note":"What was noted last.","shipBy":"Until when it should be sent; null: it does not wait to be.","orderId":"The order number; the specification uses both names.","batchId":"Names those it is paid and cancelled together with; null: none.","invoiceState":"0 not issued, 1 issued.","refundedAmount":"What of it went back already.","isRefundStuck":"A channel refused to carry money of it back: staff are at it.","promotions":"Why it came to that.","createTime":"Milliseconds since the epoch.","payTime":"Milliseconds since the epoch.","shipTime":"Milliseconds since the epoch.","receiveTime":"Milliseconds since the epoch.","autoCloseAt":"Milliseconds since the epoch.","autoConfirmAt":"Milliseconds since the epoch."} },
  { id: 'AdminLottery', schema: AdminLottery, fields: {"id":"0: a new one.","startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","version":"Of what was read; a save that names an older one is refused.","figures.seen":"Members who opened the page, members who drew, and draws.","figures.pointsPaid":"Points that draws cost members, and that prizes gave.","figures.coupons":"Coupons and units of goods that were won and did not come back.","figures.goodsAmount":"Fen that those goods cost in the store.","days":"The last 31 days of Beijing on which something came of it, the latest first.","days.goods":"Units, and fen that they cost in the store; what expired unclaimed is not among them.","days.goodsAmount":"An amount of money, in fen (1/100 yuan).","cost":"Points of one more draw; null: there is none for points.","dailyMax":"Draws of one person in a day, and in all.","totalMax":"Draws of one person.","orderLeast":"fen","prizes.weight":"Of the sum of all weights.","prizes.quota":"Units; null: without an end. Goods always have one.","prizes.points":"Of a prize of points, 0 otherwise."} },
  { id: 'AdminLotteryRow', schema: AdminLotteryRow, fields: {"id":"0: a new one.","startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","version":"Of what was read; a save that names an older one is refused.","figures.seen":"Members who opened the page, members who drew, and draws.","figures.pointsPaid":"Points that draws cost members, and that prizes gave.","figures.coupons":"Coupons and units of goods that were won and did not come back.","figures.goodsAmount":"Fen that those goods cost in the store.","days":"The last 31 days of Beijing on which something came of it, the latest first.","days.goods":"Units, and fen that they cost in the store; what expired unclaimed is not among them.","days.goodsAmount":"An amount of money, in fen (1/100 yuan).","cost":"Points of one more draw; null: there is none for points.","dailyMax":"Draws of one person in a day, and in all.","totalMax":"Draws of one person.","orderLeast":"fen","prizes.weight":"Of the sum of all weights.","prizes.quota":"Units; null: without an end. Goods always have one.","prizes.points":"Of a prize of points, 0 otherwise."} },
  { id: 'AdminMaterial', schema: AdminMaterial, fields: {"at":"Milliseconds since the epoch."} },
  { id: 'AdminMember', schema: AdminMember, fields: {"status":"1 normal, 2 closing, 4 frozen.","createTime":"Milliseconds since the epoch.","orders":"Paid orders, fen paid for them and not refunded, and the newest.","paid":"An amount of money, in fen (1/100 yuan).","lastOrderTime":"Milliseconds since the epoch."} },
  { id: 'AdminMemberPage', schema: AdminMemberPage, fields: {"standing":"What the brand does not let them do.","closesAt":"When the account ends, where it is being closed.","consents":"Agreements that hold, in the version that was accepted last.","consents.at":"Milliseconds since the epoch.","roles":"What a member is besides a shopper.","floorRole":"On the floor of this store.","orderList":"The newest ones of this store.","orderList.payAmount":"An amount of money, in fen (1/100 yuan).","orderList.refundedAmount":"An amount of money, in fen (1/100 yuan).","orderList.createTime":"Milliseconds since the epoch.","coupons.status":"0 unused, 1 in an unpaid order, 2 used, 3 expired, 4 void.","coupons.validTo":"Milliseconds since the epoch.","returns.amount":"An amount of money, in fen (1/100 yuan).","returns.createTime":"Milliseconds since the epoch.","status":"1 normal, 2 closing, 4 frozen.","createTime":"Milliseconds since the epoch.","orders":"Paid orders, fen paid for them and not refunded, and the newest.","paid":"An amount of money, in fen (1/100 yuan).","lastOrderTime":"Milliseconds since the epoch."} },
  { id: 'AdminMessage', schema: AdminMessage, fields: {"by":"Who of the staff wrote it; empty for the member.","pic":"Its address is good for some minutes.","goods":"Goods as they were when they were sent.","goods.price":"Fen.","order":"An order as it was when it was sent.","order.title":"Of its first line.","order.count":"Units of all lines.","order.amount":"Fen.","at":"Milliseconds since the epoch.","requestId":"The number that its sender gave it."} },
  { id: 'AdminModel', schema: AdminModel, fields: {"devices":"How many devices of it are known."} },
  { id: 'AdminOrder', schema: AdminOrder, fields: {"notes":"All that was noted, the newest first.","version":"Goes up with every change; a change of an older one is refused.","log.at":"Milliseconds since the epoch.","exchangeOf":"The return that the store made it out of, of an exchange order.","toShip":"Lines with units that are neither sent nor refunded: those that may leave, and those whose refund is asked for.","prices":"What it costs and what it was ordered for, line by line, gifts apart; fen.","prices.lines.amount":"An amount of money, in fen (1/100 yuan).","prices.lines.ordered":"An amount of money, in fen (1/100 yuan).","prices.freight.amount":"An amount of money, in fen (1/100 yuan).","prices.freight.ordered":"An amount of money, in fen (1/100 yuan).","adminActions":"What the operator may do now.","flag":"The colour with which staff marked it; 0: none.","note":"What was noted last.","shipBy":"Until when it should be sent; null: it does not wait to be.","orderId":"The order number; the specification uses both names.","batchId":"Names those it is paid and cancelled together with; null: none.","invoiceState":"0 not issued, 1 issued.","refundedAmount":"What of it went back already.","isRefundStuck":"A channel refused to carry money of it back: staff are at it.","promotions":"Why it came to that.","createTime":"Milliseconds since the epoch.","payTime":"Milliseconds since the epoch.","shipTime":"Milliseconds since the epoch.","receiveTime":"Milliseconds since the epoch.","autoCloseAt":"Milliseconds since the epoch.","autoConfirmAt":"Milliseconds since the epoch."} },
  { id: 'AdminPage', schema: AdminPage, fields: {"content.description":"For search engines and link cards.","content.blocks.zh":"A block in one language; which fields it has, its kind says (`StoredBlock`).","content.blocks.en":"A block in one language; which fields it has, its kind says (`StoredBlock`).","revision":"Of the draft; a save that names an older one is refused. 0: there is no draft yet.","problem":"Why the draft was not published at its time; empty: no such thing happened.","versions":"What was published, the latest first.","versions.publishedAt":"Milliseconds since the epoch.","versions.by":"Empty: it came with the shop.","layout":"`a`: a page of the shop; `b`: a page to read.","path":"Where shoppers find it.","isChanged":"The draft is not what shoppers see.","publishAt":"When the draft will be published; null: nobody said so.","savedAt":"Milliseconds since the epoch."} },
  { id: 'AdminPayment', schema: AdminPayment, fields: {"amount":"An amount of money, in fen (1/100 yuan).","status":"0 created, 1 paying, 2 paid, 3 closed.","createTime":"Milliseconds since the epoch.","expireTime":"Milliseconds since the epoch.","paidTime":"Milliseconds since the epoch.","isOdd":"A signed notification told of another amount, currency or method.","isProposed":"Waits for a second person."} },
  { id: 'AdminPickedSku', schema: AdminPickedSku, text: "A SKU as pickers show it.", fields: {"salePrice":"An amount of money, in fen (1/100 yuan)."} },
  { id: 'AdminPickup', schema: AdminPickup, text: "A courier who was asked for, as the store sees it.", fields: {"bookedBy":"Who asked for them.","fault":"Why nobody comes or came; empty unless it failed or was cancelled.","createTime":"Milliseconds since the epoch.","day":"Beijing's `yyyy-MM-dd`, and `HH:mm`.","address":"Where the goods are fetched."} },
  { id: 'AdminPickups', schema: AdminPickups, text: "The couriers of a return, the newest first, and what may be done about them now.", fields: {"isOffered":"Whether somebody can be sent now.","deadlineAt":"The last moment at which the goods may leave."} },
  { id: 'AdminPointsGoods', schema: AdminPointsGoods, fields: {"id":"0: a new one.","startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","version":"Of what was read; a save that names an older one is refused.","quota":"Units in all, and those of one member.","reserved":"Units that unpaid orders hold, and those that are taken for good.","cashAmount":"An amount of money, in fen (1/100 yuan).","productAttr":"Of goods; empty or null of a coupon.","level":"Name of the lowest level; empty: everyone.","salePrice":"Fen that the store asks for one, 0 of a coupon.","available":"Units of the store, or coupons of the template, that can be given.","figures.seen":"Members who opened the points shop, and those who took this.","figures.exchanges":"Exchanges, those that wait for their money, and those that were closed unpaid.","figures.points":"Points that the done ones took, and fen that were paid beside them, less what went back.","figures.cash":"An amount of money, in fen (1/100 yuan).","figures.cost":"Fen that the goods that were kept cost in the store, less that cash.","skuId":"One of them: the SKU, or the template of the coupon.","minLevel":"Code of the level from which on members can have it; null: everyone.","sort":"The lower stands first."} },
  { id: 'AdminPointsGoodsRow', schema: AdminPointsGoodsRow, fields: {"startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","cashAmount":"An amount of money, in fen (1/100 yuan).","reserved":"Units that unpaid orders hold, and those that are taken for good.","level":"Name of the lowest level; empty: everyone."} },
  { id: 'AdminPointsRules', schema: AdminPointsRules, fields: {"version":"0 before the first save.","updatedAt":"Milliseconds since the epoch.","earnBp":"Basis points of a point that each whole yuan of an order earns, at the usual level; null: orders earn none.","spendPercent":"Percent of the goods after the coupon that points may pay; null: they pay for no order.","expiryYears":"At the end of which year points run out: 0 that in which they are earned, 1 the next; null: never. For what is earned from then on."} },
  { id: 'AdminPostage', schema: AdminPostage, fields: {"startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","available":"Units of the store that can be sold.","rules":"Lines of text.","sold":"Units that are paid, and units of orders that wait for payment.","seen":"Members who looked, orders placed so far and not closed, orders paid.","cost":"Fen that what was kept of paid orders lacks to the store's prices.","postageAmount":"Fen that are paid for it, and what the store asks for the goods.","salePrice":"An amount of money, in fen (1/100 yuan).","struckPrice":"Fen that its price is struck against: absent without a basis.","left":"Units that nobody has taken, as far as the store has them."} },
  { id: 'AdminPostageClaim', schema: AdminPostageClaim, text: "A member who took one.", fields: {"phone":"Masked.","at":"Milliseconds since the epoch."} },
  { id: 'AdminPostageRow', schema: AdminPostageRow, fields: {"startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","postageAmount":"An amount of money, in fen (1/100 yuan).","sold":"Units that are paid, and units of orders that wait for payment."} },
  { id: 'AdminPrize', schema: AdminPrize, text: "A prize with what came of it.", fields: {"weight":"Of the sum of all weights.","quota":"Units; null: without an end. Goods always have one.","points":"Of a prize of points, 0 otherwise.","won":"Units that are won and did not come back.","what":"What it is, as the goods or the coupon are called; empty otherwise.","value":"Fen that one costs in the store; 0 of all but goods."} },
  { id: 'AdminPromoter', schema: AdminPromoter, fields: {"phone":"Masked.","appliedAt":"Milliseconds since the epoch.","decidedAt":"Milliseconds since the epoch.","sales":"Fen that was bought through them, and what they earned of it.","earned":"An amount of money that may be below nothing, in fen (1/100 yuan).","available":"An amount of money that may be below nothing, in fen (1/100 yuan).","frozen":"An amount of money, in fen (1/100 yuan).","withdrawing":"An amount of money, in fen (1/100 yuan).","withdrawn":"An amount of money, in fen (1/100 yuan)."} },
  { id: 'AdminPromotion', schema: AdminPromotion, fields: {"id":"0: a new one.","version":"Of the promotion that was read; a save that names an older one is refused.","skus":"The SKUs that scope and rule name.","scopeIds":"Categories or SKUs; none for all.","limitPerUser":"Orders of one member, 0 = no limit."} },
  { id: 'AdminPromotionRow', schema: AdminPromotionRow, fields: {"text":"What it gives, in a sentence.","startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","orders":"Paid orders that used it, and fen that it took off them.","amount":"An amount of money, in fen (1/100 yuan)."} },
  { id: 'AdminQuestionnaire', schema: AdminQuestionnaire, fields: {"id":"0: a new one.","startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","version":"Of what was read; a save that names an older one is refused.","url":"What its address ends with.","answers":"Answers so far.","figures":"What each question was answered with.","intro":"Lines of text above the questions.","questions":"A form that may ask nothing.","thanks":"Lines of text that who has answered reads.","points":"Of a reward of points; 0 otherwise.","templateId":"Of a reward that is a coupon.","showsFigures":"Whether who has answered sees what all answered.","most":"Answers that are taken at the most; null: as many as come."} },
  { id: 'AdminQuestionnaireRow', schema: AdminQuestionnaireRow, fields: {"startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","answers":"Answers so far, and how many are taken at the most."} },
  { id: 'AdminRate', schema: AdminRate, fields: {"target":"Code of the SKU, or the number of the goods or of the category."} },
  { id: 'AdminReceipt', schema: AdminReceipt, fields: {"link":"The whole address that the code on the receipt leads to.","dishEn":"Empty: it has no English name.","createTime":"Milliseconds since the epoch.","expireTime":"Milliseconds since the epoch.","by":"Who issued it."} },
  { id: 'AdminRecipe', schema: AdminRecipe, fields: {"place":"Smaller ones stand first.","updatedAt":"Milliseconds since the epoch."} },
  { id: 'AdminRefund', schema: AdminRefund, fields: {"amount":"An amount of money, in fen (1/100 yuan).","cause":"late, duplicate, repriced: money of no order; return: of a return or of an order that was closed.","status":"0 created, 1 processing, 2 done, 3 failed.","createTime":"Milliseconds since the epoch.","doneTime":"Milliseconds since the epoch."} },
  { id: 'AdminReturn', schema: AdminReturn, fields: {"inspected":"What came back of each line, and what of it can be sold again; empty until it was looked at.","log.at":"Milliseconds since the epoch.","defaultAddress":"Where goods are sent back to, unless the operator says otherwise.","pickups":"Null where nobody is sent for goods and nobody ever was.","orderItemId":"Absent when it is about a whole order.","role":"Who asked, as the specification counts them; 1 also where the store gave it back unasked.","isByStore":"The store gave it back on its own word: nobody asked.","num":"Units, of all lines.","applyAmount":"What was asked for, freight included; 0 for exchange and reissue.","freightAmount":"An amount of money, in fen (1/100 yuan).","approvedAmount":"An amount of money, in fen (1/100 yuan).","refundAmounts":"How what goes back, or is asked for, comes about; null where no money goes back.","outcomes":"What becomes of gifts, add-ons, promotions and coupons.","refundState":"Null while no money is to go back.","answer":"What the store said when it refused.","exchange":"What is sent in exchange; null where nothing is.","exchange.stock":"Units in stock, capped at 99.","exchange.isSame":"The one that comes back.","timeline":"Newest first.","timeline.time":"Milliseconds since the epoch.","createTime":"Milliseconds since the epoch.","deadlineAt":"Milliseconds since the epoch.","items":"Its lines, with the units that are asked for."} },
  { id: 'AdminReturnRow', schema: AdminReturnRow, text: "A return in the store's list, with the newest courier.", fields: {"orderItemId":"Absent when it is about a whole order.","role":"Who asked, as the specification counts them; 1 also where the store gave it back unasked.","isByStore":"The store gave it back on its own word: nobody asked.","num":"Units, of all lines.","applyAmount":"What was asked for, freight included; 0 for exchange and reissue.","freightAmount":"An amount of money, in fen (1/100 yuan).","approvedAmount":"An amount of money, in fen (1/100 yuan).","refundAmounts":"How what goes back, or is asked for, comes about; null where no money goes back.","outcomes":"What becomes of gifts, add-ons, promotions and coupons.","refundState":"Null while no money is to go back.","answer":"What the store said when it refused.","exchange":"What is sent in exchange; null where nothing is.","exchange.stock":"Units in stock, capped at 99.","exchange.isSame":"The one that comes back.","timeline":"Newest first.","timeline.time":"Milliseconds since the epoch.","createTime":"Milliseconds since the epoch.","deadlineAt":"Milliseconds since the epoch.","items":"Its lines, with the units that are asked for."} },
  { id: 'AdminReview', schema: AdminReview, fields: {"orderSn":"Null for reviews from before they hung on orders.","nickname":"The writer's own, also where shoppers see it masked.","isTrial":"Whether its writer had the goods for nothing, in a trial.","append.createTime":"Milliseconds since the epoch.","createTime":"Milliseconds since the epoch."} },
  { id: 'AdminSeckill', schema: AdminSeckill, fields: {"startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","seen":"Members who saw its page."} },
  { id: 'AdminSeckillRow', schema: AdminSeckillRow, fields: {"sold":"Units that are paid, and units of orders that wait for payment.","startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","seen":"Members who saw its page."} },
  { id: 'AdminSeckillSku', schema: AdminSeckillSku, text: "How a SKU of a session went so far.", fields: {"salePrice":"An amount of money, in fen (1/100 yuan).","available":"Units of the store that can be sold.","price":"An amount of money, in fen (1/100 yuan).","sold":"Units that are paid, and units of orders that wait for payment.","placed":"Orders placed, orders paid, and tries that were refused."} },
  { id: 'AdminShipReport', schema: AdminShipReport, text: "What WeChat is told of the shipping of a payment that its mini-program took.", fields: {"payNo":"Number of the payment.","amount":"Fen that were paid.","orders":"What was paid with it.","isPart":"More follows: not everything was sent yet.","fault":"Code and words of WeChat's last refusal, or of no answer; empty once it took the report.","note":"Why WeChat knows something else than the shop, or was not told.","createTime":"When something was first sent.","toldTime":"When WeChat was told last.","receivedTime":"When the shop heard that the buyer confirmed receipt at WeChat."} },
  { id: 'AdminSignIn', schema: AdminSignIn, fields: {"version":"0 before the first save.","updatedAt":"Milliseconds since the epoch.","reminders":"Members who want to be reminded.","days":"The last thirty days on which somebody signed in, the latest first.","days.day":"`yyyy-MM-dd`, of Beijing","days.seen":"Members who opened the page.","days.points":"Points given.","days.cost":"Points taken for days that were made up.","rewards":"Points of the first to the seventh day in a row.","makeUpCost":"Points that a missed day costs; null: it cannot be made up."} },
  { id: 'AdminSku', schema: AdminSku, fields: {"values":"One of each axis, in their order, as the shop wrote them.","listPrice":"An amount of money, in fen (1/100 yuan).","salePrice":"An amount of money, in fen (1/100 yuan).","isClosed":"No more sold in any store.","version":"Goes up with every change; a save that names an older one is refused."} },
  { id: 'AdminStory', schema: AdminStory, fields: {"htmlEn":"Empty: the Chinese one is shown.","goods":"In the order to show.","publishAt":"When it is to be seen, or was first; null: a draft that never was.","updatedAt":"Milliseconds since the epoch."} },
  { id: 'AdminThirdReturn', schema: AdminThirdReturn, fields: {"phoneTail":"Last digits of the phone that its buyer proved.","received":"Units that came back, once they were looked at.","log.at":"Milliseconds since the epoch.","oms":"Whether the OMS knows how it stands.","orderItemId":"Absent when it is about a whole order.","role":"Who asked, as the specification counts them; 1 also where the store gave it back unasked.","isByStore":"The store gave it back on its own word: nobody asked.","num":"Units, of all lines.","applyAmount":"What was asked for, freight included; 0 for exchange and reissue.","freightAmount":"An amount of money, in fen (1/100 yuan).","approvedAmount":"An amount of money, in fen (1/100 yuan).","refundAmounts":"How what goes back, or is asked for, comes about; null where no money goes back.","outcomes":"What becomes of gifts, add-ons, promotions and coupons.","refundState":"Null while no money is to go back.","answer":"What the store said when it refused.","exchange":"What is sent in exchange; null where nothing is.","exchange.stock":"Units in stock, capped at 99.","exchange.isSame":"The one that comes back.","timeline":"Newest first.","timeline.time":"Milliseconds since the epoch.","createTime":"Milliseconds since the epoch.","deadlineAt":"Milliseconds since the epoch.","items":"Its lines, with the units that are asked for."} },
  { id: 'AdminVoucher', schema: AdminVoucher, fields: {"amount":"fen that have to arrive","pics":"Their addresses are good for some minutes.","createTime":"Milliseconds since the epoch.","closesAt":"Milliseconds since the epoch.","settleTime":"Milliseconds since the epoch.","needsTwo":"Whether two persons must look at it.","firstBy":"Who looked first, where two must.","canApprove":"Whether this member of staff may approve: not twice."} },
  { id: 'AdminVoucherPage', schema: AdminVoucherPage, text: "A voucher beside the order that it is for.", fields: {"orderTime":"Milliseconds since the epoch.","items.realAmount":"An amount of money, in fen (1/100 yuan).","goodsAmount":"Fen that the goods came to, and freight after its discount.","freightAmount":"An amount of money, in fen (1/100 yuan).","others":"Other vouchers of this order, the newest first.","others.createTime":"Milliseconds since the epoch.","knownPayers":"Payers of this member whose money arrived.","amount":"fen that have to arrive","pics":"Their addresses are good for some minutes.","createTime":"Milliseconds since the epoch.","closesAt":"Milliseconds since the epoch.","settleTime":"Milliseconds since the epoch.","needsTwo":"Whether two persons must look at it.","firstBy":"Who looked first, where two must.","canApprove":"Whether this member of staff may approve: not twice."} },
  { id: 'AdminWin', schema: AdminWin, fields: {"at":"Milliseconds since the epoch.","addressUntil":"Milliseconds since the epoch.","shippedAt":"Milliseconds since the epoch."} },
  { id: 'AdminWithdrawal', schema: AdminWithdrawal, fields: {"serial":"The bank's number of the payment.","next":"What the reader can do about paying it.","approvers":"Names of those who may pay it, where the reader may not.","amount":"An amount of money, in fen (1/100 yuan).","fee":"An amount of money, in fen (1/100 yuan).","reason":"Why it was turned down or could not be paid.","createTime":"Milliseconds since the epoch.","paidAt":"Milliseconds since the epoch."} },
  { id: 'AgreementState', schema: AgreementState, fields: {"version":"Empty: the server draws it from how the shop is set up now.","updatedAt":"Milliseconds since the epoch.","agreed":"The newest version that this member accepted, and when; null before that.","agreed.at":"Milliseconds since the epoch.","isDue":"Using an account wants it, and this member has not accepted the version of now."} },
  { id: 'AgreementVersion', schema: AgreementVersion, fields: {"publishedAt":"Milliseconds since the epoch.","by":"Empty for what came with the shop.","members":"Members who accepted it and have not taken that back.","titleEn":"Empty: the Chinese one is shown."} },
  { id: 'Alert', schema: Alert, text: "Something that happened and that somebody in the back office should know soon.", fields: {"ref":"What it is about, as the page of its kind names it: an order number, the code of a SKU.","at":"Milliseconds since the epoch.","isRead":"By the one who asks: each of the staff has an inbox of their own."} },
  { id: 'Amounts', schema: Amounts, text: "total − promotion − coupon − integration + freight − freightDiscount + adjust = pay.", fields: {"totalAmount":"An amount of money, in fen (1/100 yuan).","promotionAmount":"An amount of money, in fen (1/100 yuan).","couponAmount":"An amount of money, in fen (1/100 yuan).","integrationAmount":"An amount of money, in fen (1/100 yuan).","freightAmount":"An amount of money, in fen (1/100 yuan).","freightDiscountAmount":"An amount of money, in fen (1/100 yuan).","adjustAmount":"An amount of money that may be below nothing, in fen (1/100 yuan).","payAmount":"An amount of money, in fen (1/100 yuan)."} },
  { id: 'Answer', schema: Answer, text: "An answer is a list of texts for every type: ids of options, one text, one number as it was typed, `1` to `5`, a day `2026-11-21`, keys of uploads, codes of province, city and county." },
  { id: 'AnswerFault', schema: AnswerFault, text: "What is wrong with one answer." },
  { id: 'AppliedPromotion', schema: AppliedPromotion, text: "Why an amount is what it is: what a promotion, a coupon or points took off it.", fields: {"amount":"An amount of money, in fen (1/100 yuan)."} },
  { id: 'Approval', schema: Approval, text: "A change that waits for a second person.", fields: {"object":"What it is about, as the audit log names it: `order 2611…`.","storeId":"The store of it, where it is about one alone.","at":"Milliseconds since the epoch.","expiresAt":"Milliseconds since the epoch.","isMine":"The reader asked for it.","amount":"Fen that it is about; null where it is about none.","points":"Points or growth to give, or below 0 to take; null where it is about neither.","approvers":"Names of those who may agree, where the reader waits for them."} },
  { id: 'ApprovalRule', schema: ApprovalRule, text: "What one person may do alone, and who may agree to more.", fields: {"upTo":"For one order, member, coupon or promoter within a day of Beijing, by all staff together.","perDay":"For one person in 24 hours; refunds, prices and coupons count together.","roles":"Those of whom one must agree; the owner always may.","alone":"Whether who asked may agree, by a code to their phone.","version":"0: never changed.","possibleRoles":"Roles that have the right it needs.","approvers":"Names of those who may agree now."} },
  { id: 'ApprovalRules', schema: ApprovalRules, fields: {"phoneMasked":"The reader's own proven phone, its middle hidden; null for none.","canSave":"Whether the reader may change the rules: the owner of all stores."} },
  { id: 'Article', schema: Article, fields: {"updatedAt":"Milliseconds since the epoch.","liked":"Whether the member who asks likes it.","commentCount":"Comments and replies that everyone sees.","goods":"Goods that go with it, of those that the store sells.","more":"What one may read next.","publishAt":"Milliseconds since the epoch."} },
  { id: 'ArticleCard', schema: ArticleCard, fields: {"summary":"The first words of the text, without markup.","reads":"Visitors and members who opened it.","updatedAt":"Milliseconds since the epoch."} },
  { id: 'ArticleChoice', schema: ArticleChoice, text: "Articles by their addresses, or the newest." },
  { id: 'ArticleComment', schema: ArticleComment, fields: {"replies":"The first few.","createTime":"Milliseconds since the epoch.","isMine":"Written by who asks.","isAuthor":"The author's own words.","isWaiting":"Seen by its writer alone until it was looked at."} },
  { id: 'ArticleKind', schema: ArticleKind },
  { id: 'ArticlePart', schema: ArticlePart, text: "A piece of an article: rich text that was cleaned when it was saved, or goods on sale here." },
  { id: 'ArticleReply', schema: ArticleReply, fields: {"createTime":"Milliseconds since the epoch.","isMine":"Written by who asks.","isAuthor":"The author's own words.","isWaiting":"Seen by its writer alone until it was looked at."} },
  { id: 'ArticleTile', schema: ArticleTile, text: "An article as lists show it.", fields: {"publishAt":"Milliseconds since the epoch."} },
  { id: 'ArticleUrl', schema: ArticleUrl, text: "What stands in the address of an article." },
  { id: 'ArticlesBlock', schema: ArticlesBlock, text: "Articles that are published; there only while there are some.", fields: {"link":"A link of a type that this version does not know is left out: what it stood on leads nowhere."} },
  { id: 'AttributeChoice', schema: AttributeChoice, text: "An attribute with its values in the order to show; `swatch` is a colour for a dot." },
  { id: 'AuditEntry', schema: AuditEntry, fields: {"at":"Milliseconds since the epoch.","changes":"What changed, field by field."} },
  { id: 'Axis', schema: Axis, text: "What SKUs of goods differ by, with its values in the order to show.", fields: {"values.swatch":"Colour of a dot."} },
  { id: 'Balances', schema: Balances, text: "What a promoter has, in fen; what is available is below zero after a claw-back.", fields: {"available":"An amount of money that may be below nothing, in fen (1/100 yuan).","frozen":"An amount of money, in fen (1/100 yuan).","withdrawing":"An amount of money, in fen (1/100 yuan).","withdrawn":"An amount of money, in fen (1/100 yuan)."} },
  { id: 'Bargain', schema: Bargain, text: "An activity and the SKU that it is about.", fields: {"startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","startPrice":"Fen at which a room begins, and those that friends can bring it down to.","salePrice":"What it costs now without the bargain.","struckPrice":"Fen that its price is struck against: absent without a basis.","floorPrice":"An amount of money, in fen (1/100 yuan).","helpers":"Friends that bring a room from the one to the other.","roomHours":"Hours that a room stays open.","dailyHelps":"Rooms of the activity that one person may help in: in a day of Beijing, and in all.","left":"Units that can still be had at the floor."} },
  { id: 'BargainClash', schema: BargainClash, text: "What stands against a set-up, with the field that it is about." },
  { id: 'BargainCut', schema: BargainCut, fields: {"cut":"fen","currentPrice":"An amount of money, in fen (1/100 yuan)."} },
  { id: 'BargainHelp', schema: BargainHelp, text: "A friend's cut; the name is masked.", fields: {"cut":"fen","at":"Milliseconds since the epoch."} },
  { id: 'BargainRoom', schema: BargainRoom, text: "A room as anybody sees it.", fields: {"name":"Whose it is, masked.","currentPrice":"Fen that it has come down to.","helped":"Friends who have cut.","expireAt":"Milliseconds since the epoch."} },
  { id: 'BargainRoomPage', schema: BargainRoomPage, fields: {"helps":"The latest first.","part":"Who asks: a stranger unless signed in.","canHelp":"Whether a cut by who asks is not refused for anything that is known now.","canOrder":"Whether who asks can order it at its price.","orderSn":"The owner's order, if there is one.","serverTime":"Milliseconds since the epoch."} },
  { id: 'Batch', schema: Batch, text: "A member's purchase in an activity.", fields: {"hasLeft":"Whether its member left before the group was formed.","payAmount":"An amount of money, in fen (1/100 yuan).","createTime":"Milliseconds since the epoch."} },
  { id: 'BatchOrder', schema: BatchOrder, text: "One order of a batch: of one goods, with its SKUs.", fields: {"payAmount":"An amount of money, in fen (1/100 yuan).","freightAmount":"An amount of money, in fen (1/100 yuan).","autoCloseAt":"Milliseconds since the epoch.","items.price":"Fen of one unit."} },
  { id: 'BatchPage', schema: BatchPage, fields: {"batch":"Null for anybody but who bought it.","goods":"What is shown of the goods: the first of the batch.","serverTime":"Milliseconds since the epoch."} },
  { id: 'BillDay', schema: BillDay, fields: {"state":"read: compared; missing: business of ours and no bill yet; none: nothing happened.","readTime":"Milliseconds since the epoch.","ours.paid":"An amount of money, in fen (1/100 yuan).","ours.refunded":"An amount of money, in fen (1/100 yuan).","theirs.paid":"An amount of money, in fen (1/100 yuan).","theirs.refunded":"An amount of money, in fen (1/100 yuan).","open":"Differences that nobody has explained yet."} },
  { id: 'BillDifference', schema: BillDifference, fields: {"number":"Of the payment or the refund, ours.","oursAmount":"An amount of money that may be below nothing, in fen (1/100 yuan).","theirsAmount":"An amount of money that may be below nothing, in fen (1/100 yuan).","state":"open; settled: both agree by now; noted: somebody has said why.","foundTime":"Milliseconds since the epoch.","settledTime":"Milliseconds since the epoch."} },
  { id: 'Binding', schema: Binding, text: "An identity that is nobody's yet, and the account that it would go with: the member is asked before it does.", fields: {"nickname":"As the provider names and shows them; empty when it does not."} },
  { id: 'Block', schema: Block, text: "The typed blocks that pages are made of.", fields: {"slides.tone":"Whether the words stand on a dark or a light part.","slides.link":"A link of a type that this version does not know is left out: what it stood on leads nowhere.","items.link":"A link of a type that this version does not know is left out: what it stood on leads nowhere.","link":"A link of a type that this version does not know is left out: what it stood on leads nowhere.","side":"Where the picture stands.","areas.x":"Percent of a picture's width or height.","areas.y":"Percent of a picture's width or height.","areas.width":"Percent of a picture's width or height.","areas.height":"Percent of a picture's width or height."} },
  { id: 'BoundIdentity', schema: BoundIdentity, fields: {"boundAt":"Milliseconds since the epoch.","canUnbind":"False for the last way to sign in."} },
  { id: 'BrandSetup', schema: BrandSetup, fields: {"nameEn":"Empty: the Chinese one.","hasEnglish":"The shop is there in English as well; without, everybody sees it in Chinese.","logo":"A drawing as SVG; of its colours only what is not transparent counts.","logoPicture":"A picture of the library, which stands in place of the drawing and keeps its colours: at least 192 pixels each way, no side longer than 1.25 of the other.","sharePicture":"A picture of the library, best 5:4.","shareTitle":"Empty: the brand's name.","ground":"`own`: the one that it has, which is none of those to choose from.","smartMark":"Of the brand's own app of the smart devices.","mallMark":"Of the brand's own app of the mall."} },
  { id: 'CalendarDay', schema: CalendarDay, text: "A day of the calendar, `2026-11-21`; none that the database's own calendar lacks, as the year 0." },
  { id: 'Campaign', schema: Campaign, fields: {"to":"Whom it was sent to, as it was called then.","members":"Members who were chosen, and what became of those who were looked at.","at":"Milliseconds since the epoch."} },
  { id: 'Cart', schema: Cart, fields: {"amounts":"Of the checked lines; freight is decided at checkout.","promotions":"Why they come to that.","gifts":"What comes with the checked lines for nothing.","lostGifts":"What would come with them, had the store any left.","freeFreightMissing":"Fen still missing for free freight, 0 when reached, null when the store has no such rule.","canDraw":"There are coupons that this shopper can draw now."} },
  { id: 'CartCount', schema: CartCount },
  { id: 'CartLine', schema: CartLine, fields: {"invalidReason":"Why the line cannot be bought: offShelf, soldOut, notEnoughStock, skuGone.","stock":"Units that can be bought, capped at 99.","addBuyLost":"Why units of a ticked add-on cost what they cost everyone: the basket does not earn it, it is more than an order may have, or the offer is over.","priceDrop":"Fen by which the price fell since the line was added, or 0.","choices":"Full reductions that the line may join, the one it joins marked; empty when there is nothing to choose.","id":"Cart line or order item; a fresh \"buy now\" line has 0.","productPrice":"Fen for one unit, before discounts.","promotionAmount":"An amount of money, in fen (1/100 yuan).","couponAmount":"An amount of money, in fen (1/100 yuan).","integrationAmount":"An amount of money, in fen (1/100 yuan).","realAmount":"What the line costs after all discounts, without freight.","promotions":"Why it costs that.","isGift":"Given away with the others, for nothing.","isAddBuy":"Bought beside the others at a fixed price.","returnPolicy":"Whether it may be sent back without a reason; of an order as it was bought.","returnText":"The same in words; empty for what is given away."} },
  { id: 'CartPromotion', schema: CartPromotion, text: "The full reduction of a group of lines. `hint`: what it gives, or what is missing; a category to find more in, where it has one." },
  { id: 'CashOut', schema: CashOut, text: "What can be withdrawn, and how.", fields: {"available":"An amount of money that may be below nothing, in fen (1/100 yuan).","min":"An amount of money, in fen (1/100 yuan).","open":"One that is under way, in fen; a second one has to wait.","leftToday":"Withdrawals that may still be asked for today.","phoneMasked":"Masked: where the code goes."} },
  { id: 'CatalogDelivery', schema: CatalogDelivery, text: "How goods come to a place.", fields: {"place":"Where to, of the shopper's own address; null: where most goods go, or the code that was asked."} },
  { id: 'CategoryNode', schema: CategoryNode },
  { id: 'CheckedIn', schema: CheckedIn, text: "What the door says of a pass.", fields: {"name":"Of who holds the pass; empty where it is unknown.","event":"The event that the pass is for; empty where it is unknown.","at":"When they came in; null: they did not."} },
  { id: 'ChoiceCode', schema: ChoiceCode, text: "What a shopper may allow or not, apart from the agreements; nothing is allowed before it was." },
  { id: 'CmsPage', schema: CmsPage, fields: {"type":"The page's own, also where it was asked for by its number: its address is the one by this."} },
  { id: 'Code6', schema: Code6 },
  { id: 'CodeBudget', schema: CodeBudget, text: "Codes by text message in this hour, and how many it may have: busy from half of them on, scarce from four fifths." },
  { id: 'CodeSent', schema: CodeSent, fields: {"expiresIn":"Seconds until the code expires, and until the next one may be asked for."} },
  { id: 'CommentState', schema: CommentState },
  { id: 'Commission', schema: Commission, text: "The commission of one line of an order.", fields: {"orderItemId":"The line of the order: a return may be asked for it in the buyer's place, in role 2.","orderTail":"The end of the order's number.","base":"An amount of money, in fen (1/100 yuan).","amount":"What is left of it after refunds.","reversed":"What refunds took back.","at":"Milliseconds since the epoch.","settleAt":"When it can be withdrawn; null: the order is not received yet."} },
  { id: 'CommissionStatus', schema: CommissionStatus },
  { id: 'Company', schema: Company, text: "A company that was invoiced before." },
  { id: 'CompanyCode', schema: CompanyCode },
  { id: 'Conditions', schema: Conditions, text: "What the members of a segment have alike; all of it must hold, what is left out does not matter.", fields: {"of":"Whose orders count; of a store, only those who ordered there are members of it.","orderedWithin":"The last order is at most so many days old.","notOrderedFor":"There was an order, but none in so many days.","ordersMin":"Paid orders.","spentMin":"Fen paid and not refunded.","goods":"Bought any of these goods.","levels":"Stands on any of these levels.","tags":"Wears any of these tags, and none of those.","sources":"Came by any of these.","joinedFrom":"Milliseconds since the epoch.","joinedUntil":"Not included."} },
  { id: 'Consent', schema: Consent, text: "An agreement in the version that was read." },
  { id: 'ContentLink', schema: ContentLink },
  { id: 'ConversationSetting', schema: ConversationSetting, fields: {"isLimited":"False: somebody is always there.","weekdays":"1 Monday to 7 Sunday.","opens":"Minutes of the day, by Beijing's clock."} },
  { id: 'ConversationState', schema: ConversationState },
  { id: 'Coupon', schema: Coupon, text: "A coupon as a shopper sees it: one that can be drawn, or one of their own.", fields: {"couponHistoryId":"Absent before it is drawn.","kind":"1 cash, 2 percent, 3 freight, 4 exchange.","threshold":"Fen that the goods it holds for must reach; 0 = none.","face":"Fen that it takes off; for an exchange, what the goods then cost.","discountBp":"Basis points that are left to pay; for percent alone.","maxDiscount":"Fen that a percent coupon takes off at most; 0 = no limit.","validFrom":"Null while it is not drawn and its time begins with the drawing: `validDays`.","validTo":"Milliseconds since the epoch.","status":"0 unused, 1 in an unpaid order, 2 used, 3 expired, 4 void; null before it is drawn.","drawn":"The shopper has as many as they may have.","left":"Some are left.","stackPoints":"Points may be used beside it."} },
  { id: 'CouponChip', schema: CouponChip, text: "A coupon on the page of goods that it holds for, in a few letters: 满299减30." },
  { id: 'CouponCounts', schema: CouponCounts },
  { id: 'CouponProposal', schema: CouponProposal, text: "Coupons for members that wait for a second person.", fields: {"members":"Those who get one.","worth":"Fen that all of them may take off, at the most.","at":"Milliseconds since the epoch.","expiresAt":"Milliseconds since the epoch.","decidedAt":"Milliseconds since the epoch.","note":"What the one who decided said.","canDecide":"It waits, and the reader is another, independent person, of a role that may decide.","canDecline":"It waits, and the reader is another person of such a role.","canAlone":"It waits, and the reader asked for it and may agree by a code to their phone.","canWithdraw":"It waits, and the reader asked for it.","approvers":"Names of those who may agree, where the reader waits for them."} },
  { id: 'CouponsBlock', schema: CouponsBlock, text: "Coupons that everyone can draw; there only while there are some." },
  { id: 'DeadJob', schema: DeadJob, fields: {"subject":"Null where it is about nothing with a page of its own, or that is gone.","createTime":"Milliseconds since the epoch."} },
  { id: 'DetailSection', schema: DetailSection },
  { id: 'DeviceCard', schema: DeviceCard, fields: {"name":"Name of its model.","boundAt":"Milliseconds since the epoch.","lifeLeft":"Whole per cent of the mesh's life that are left."} },
  { id: 'DeviceFault', schema: DeviceFault, fields: {"code":"The device's own code.","text":"What the device says of it; may be empty.","at":"Milliseconds since the epoch."} },
  { id: 'DeviceSession', schema: DeviceSession, fields: {"device":"As the browser names itself, in short: `Safari · iPhone`.","place":"The address it came from, its last part hidden.","startedAt":"Milliseconds since the epoch.","seenAt":"Milliseconds since the epoch."} },
  { id: 'DeviceSetting', schema: DeviceSetting, text: "One setting of a device, in the reader's language.", fields: {"options":"Of a choice; else none.","least":"Bounds and step of a number, which is whole.","value":"What was wished for last, while the device has not answered; else what it has."} },
  { id: 'DishComment', schema: DishComment, fields: {"star":"1 to 5.","createTime":"Milliseconds since the epoch."} },
  { id: 'DishReceipt', schema: DishReceipt, fields: {"store":"The store where it was eaten, which is not always the one asked for.","dish":"In the reader's language.","table":"The table, as the store calls it.","expireTime":"Until when it takes a comment.","mine":"The asker's own comment; null: there is none, or another wrote it.","others":"What others say of the dish in this store, the newest first."} },
  { id: 'Empty', schema: Empty },
  { id: 'EntranceTile', schema: EntranceTile, text: "Ways to activities: those that are on.", fields: {"subTitle":"What can be said of the activity now.","pic":"Instead of the icon of its kind."} },
  { id: 'EntrancesBlock', schema: EntrancesBlock },
  { id: 'Evaluate', schema: Evaluate, text: "A trial of goods, for which nothing is paid but a report is written.", fields: {"salePrice":"Fen that the store asks for the goods.","quota":"Places in all, those that are taken, and members who applied.","startAt":"When one can apply.","endAt":"Milliseconds since the epoch.","reportDays":"Days after receipt in which the report is due."} },
  { id: 'EvaluateChosen', schema: EvaluateChosen, text: "Who was chosen, and whom no order could be made for." },
  { id: 'EvaluateClash', schema: EvaluateClash, text: "What stands against a set-up." },
  { id: 'EvaluateMine', schema: EvaluateMine, text: "How the member who asks stands to a trial.", fields: {"at":"Milliseconds since the epoch.","orderSn":"The order with nothing to pay, of who was chosen.","reportDue":"Until when the report is due; null before the goods are received."} },
  { id: 'EvaluateReport', schema: EvaluateReport, text: "A report that the store shows with its trial.", fields: {"evaluateId":"The trial that it is of, and its name.","nickname":"Masked when the writer wants to stay anonymous.","tags":"What it says in a word.","createTime":"Milliseconds since the epoch.","isTrial":"Whether its writer had the goods for nothing, in a trial."} },
  { id: 'EventTile', schema: EventTile, text: "An event as lists and pages of content show it, in the language of who reads it.", fields: {"place":"Where it is held; empty online.","holdsAt":"Milliseconds since the epoch.","holdsUntil":"Milliseconds since the epoch.","capacity":"Places of all, and those that are left."} },
  { id: 'EventsBlock', schema: EventsBlock, text: "The next events; there only while there are some." },
  { id: 'ExchangeVariant', schema: ExchangeVariant, text: "A variant of the goods that can be sent in exchange.", fields: {"stock":"Units in stock, capped at 99.","isSame":"The one that comes back."} },
  { id: 'Exchanged', schema: Exchanged, text: "What became of points.", fields: {"orderSn":"Of goods; null of a coupon.","couponHistoryId":"Of a coupon; null of goods.","points":"Points that it took.","payAmount":"Fen that are still to be paid.","autoCloseAt":"When it is closed unpaid, and the points come back.","balance":"Points that are left now."} },
  { id: 'ExportOffer', schema: ExportOffer, text: "What may be exported, and how it was exported last.", fields: {"hint":"What a row is.","columns.isPersonal":"Says something about a person.","hasPeriod":"Asks for days.","hasStores":"Of one store, or of all for who may see all; else it is the partner's as a whole.","chosen":"Columns that this person chose last; without a choice, those that say nothing about people."} },
  { id: 'Facets', schema: Facets, text: "What a list can be narrowed by. It is counted among all that the list holds where the server keeps an index of the store, otherwise among the first 1 001 goods that it finds.", fields: {"categories":"The twelve that the most goods stand in themselves, with how many do.","attrs":"The four keys that the most goods have, each with its first twelve values by code points.","priceMin":"Fen, of the cheapest goods and of the dearest; both 0 without any.","priceMax":"An amount of money, in fen (1/100 yuan)."} },
  { id: 'FactorTeam', schema: FactorTeam, text: "Who of the staff has a second factor, and who must.", fields: {"roles":"Beside everybody it counts for nothing.","version":"0: never set.","canSave":"Whether the reader may set it: the owner of all stores."} },
  { id: 'Feedback', schema: Feedback, fields: {"pics":"Addresses that are good for some minutes.","orderSn":"The order that it is about, as the shopper says.","answer":"Null before there is one.","createTime":"Milliseconds since the epoch.","answerTime":"Milliseconds since the epoch."} },
  { id: 'FeedbackState', schema: FeedbackState },
  { id: 'FeedbackType', schema: FeedbackType },
  { id: 'FigureDay', schema: FigureDay, fields: {"paid":"An amount of money, in fen (1/100 yuan).","refunded":"An amount of money, in fen (1/100 yuan)."} },
  { id: 'FigureHour', schema: FigureHour, fields: {"paid":"fen; null: the hour has not come.","before":"Of the day before."} },
  { id: 'FigureSummary', schema: FigureSummary, fields: {"at":"Until when it is counted.","stores":"How many stores are counted together.","before":"The same hours of the day before, or of as many days before."} },
  { id: 'Figures', schema: Figures, fields: {"paid":"What was paid for orders, fen, in the span in which it was paid.","orders":"Orders that were paid, those that cost nothing among them.","buyers":"Members who paid one, each once in the whole span.","average":"What an order came to; 0: there was none.","refunds":"How often money went back.","refunded":"What went back, in the span in which it did, fen.","net":"Paid less what went back.","visits":"Sittings; null: the caller may not see visits.","visitors":"Browsers of each day.","conversionBp":"Of 10 000 visitors of a day, how many of its members paid; null as well: nobody came."} },
  { id: 'Filings', schema: Filings, text: "What the foot of a page says of its store; an empty text is not filled in.", fields: {"icp":"`京ICP备12345678号-1`","police":"`京公网安备 11010502030143号`","miniFiling":"`京ICP备12345678号-2X`","isTest":"The store lacks what a shop must have: nothing is really charged or sent."} },
  { id: 'Finding', schema: Finding, text: "What was found in a draft, and where.", fields: {"place":"Of the block in the page; null: of the page itself.","at":"Of the field in the block: `slides.0.link`.","what":"What it is about: an address, the name of goods.","isBlocking":"No page is published with it."} },
  { id: 'FloorPerson', schema: FloorPerson, text: "A member who has a role on this store's floor.", fields: {"since":"Milliseconds since the epoch."} },
  { id: 'Flow', schema: Flow, fields: {"kind":"1 cart, 2 buy now, from 3 on an activity.","activity":"The activity that it belongs to, with its page inside the shop.","lostGifts":"Gifts that were earned, had the store any left.","amounts":"Fen; freight is null until there is an address.","promotions":"Why it comes to that.","couponHistoryId":"What is in the price now; null: none.","arrivalText":"When the last of it comes if it is paid now; empty: not promised, or no address yet.","blocked":"Why it cannot be submitted now, in words for the shopper, or null.","invoice":"Whom the order's invoice is to be made out to; null: none is wanted.","canMailInvoice":"Whether it can come by mail.","expiresAt":"Milliseconds since the epoch."} },
  { id: 'FlowCoupon', schema: FlowCoupon, text: "A coupon at a checkout: what it saves there, or why it does not.", fields: {"saving":"An amount of money, in fen (1/100 yuan).","couponHistoryId":"Absent before it is drawn.","kind":"1 cash, 2 percent, 3 freight, 4 exchange.","threshold":"Fen that the goods it holds for must reach; 0 = none.","face":"Fen that it takes off; for an exchange, what the goods then cost.","discountBp":"Basis points that are left to pay; for percent alone.","maxDiscount":"Fen that a percent coupon takes off at most; 0 = no limit.","validFrom":"Null while it is not drawn and its time begins with the drawing: `validDays`.","validTo":"Milliseconds since the epoch.","status":"0 unused, 1 in an unpaid order, 2 used, 3 expired, 4 void; null before it is drawn.","drawn":"The shopper has as many as they may have.","left":"Some are left.","stackPoints":"Points may be used beside it."} },
  { id: 'FlowCoupons', schema: FlowCoupons },
  { id: 'FlowPoints', schema: FlowPoints, text: "Points at a checkout: what the shopper has, how many they may use here, how many they use, and fen that they save.", fields: {"amount":"An amount of money, in fen (1/100 yuan).","sharePercent":"Percent of the goods after the coupon that points may pay; null: they pay for no order."} },
  { id: 'FoundInvoice', schema: FoundInvoice, text: "An order of any channel as anyone who has its papers may see it: nothing of who bought it.", fields: {"platform":"Another platform sold it, and issues its invoice; null for the shop's own.","payTime":"Milliseconds since the epoch.","amount":"What may be invoiced: paid and not refunded.","invoice.orderId":"The order number; the specification uses both names.","invoice.state":"0 not issued, 1 issued.","invoice.amount":"An amount of money, in fen (1/100 yuan).","invoice.redNo":"Number of the red-letter invoice.","invoice.awaitsUntil":"Until when, ms, the buyer may confirm the red letter in their tax account; then the confirmation is void and the invoice stands. Null: it does not wait for them.","invoice.reason":"Why it was not issued.","invoice.isOthers":"Somebody else filled it in: anyone who asks sees how it stands, and nothing that was written.","invoice.issuedBy":"Who issued it, or would: staff do with software of their own where there is no channel.","invoice.canMail":"Whether the shop can send it by mail.","invoice.pdfUrl":"Address of the PDF, good for 10 minutes.","invoice.otherFiles":"Its other forms, as far as the seller handed them over; addresses good for 10 minutes.","invoice.createTime":"Milliseconds since the epoch.","invoice.issueTime":"Milliseconds since the epoch.","editPath":"The page on which it can be filled in or changed; null when it is issued, was filled in by somebody else, or cannot be.","ownPath":"The invoice's page for anyone who placed the order, signed in; null where another platform has it."} },
  { id: 'FreeFreightRule', schema: FreeFreightRule, text: "`over` is fen or units, as `by` says.", fields: {"over":"Fen, or units, that must be reached."} },
  { id: 'FreshCounts', schema: FreshCounts },
  { id: 'FxBank', schema: FxBank, text: "A bank card by the end of its number: the rest of it is never shown again." },
  { id: 'FxBrought', schema: FxBrought, text: "What a link of the promoter brought so far.", fields: {"amount":"An amount of money, in fen (1/100 yuan).","commission":"An amount of money, in fen (1/100 yuan)."} },
  { id: 'FxCenter', schema: FxCenter, fields: {"sponsorId":"The promoter's public number: it stands in the links.","level":"1 is the first one.","toNext":"Fen that are still to be earned for the next level; null: none is higher.","today":"Commission of orders that were paid today and this month, without what was cancelled.","month":"An amount of money, in fen (1/100 yuan).","available":"An amount of money that may be below nothing, in fen (1/100 yuan).","frozen":"An amount of money, in fen (1/100 yuan).","withdrawing":"An amount of money, in fen (1/100 yuan).","withdrawn":"An amount of money, in fen (1/100 yuan)."} },
  { id: 'FxCustomer', schema: FxCustomer, fields: {"nickname":"Masked.","boundAt":"Milliseconds since the epoch.","protectUntil":"Until when other links do not count.","amount":"An amount of money, in fen (1/100 yuan)."} },
  { id: 'FxGoods', schema: FxGoods, fields: {"price":"An amount of money, in fen (1/100 yuan).","commission":"What one unit brings at its price of today."} },
  { id: 'FxInit', schema: FxInit, fields: {"status":"Null: never applied.","isOpen":"Whether applications are taken.","fields":"What the form asks for.","agreement":"Code of the terms.","phone":"The phone of the account.","note":"Why an application was turned down, or a promoter stopped.","againAt":"From when on one may apply again; null: now.","rateBp":"Basis points that a line brings at most and usually.","earns":"Whether new orders that one brings pay a commission."} },
  { id: 'FxMaterial', schema: FxMaterial, text: "What a promoter may share.", fields: {"list.goods.price":"An amount of money, in fen (1/100 yuan).","articles":"The newest ones; each has a link of the promoter’s own.","articles.publishAt":"Milliseconds since the epoch.","coupons":"Coupons that only links of promoters lead to."} },
  { id: 'FxSetting', schema: FxSetting, fields: {"minAmount":"Fen that a withdrawal is at least, and basis points of it that it costs.","offKinds":"Ways to buy whose orders pay nothing, as orders name them.","employeesEarn":"Whether employees who promote earn, and whether what employees buy pays anybody."} },
  { id: 'Gift', schema: Gift, text: "A gift for new customers as a shopper sees it.", fields: {"rules":"A line each.","startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","left":"Gifts that can still be had.","title":"Of goods; empty or null otherwise.","salePrice":"Fen that the store asks for the goods; 0 otherwise.","coupon":"The coupon, before it is taken.","points":"Points of a gift of points, 0 otherwise."} },
  { id: 'GiftClaim', schema: GiftClaim, text: "What somebody got.", fields: {"storeId":"The store of the partner that gave it.","title":"What it is, in words.","at":"Milliseconds since the epoch."} },
  { id: 'GiftClash', schema: GiftClash, text: "What stands against a set-up, with the field that it is about." },
  { id: 'GiftRule', schema: GiftRule, text: "`over` is fen or units, as `by` says.", fields: {"tiers.over":"Fen, or units, that must be reached.","onReturn":"Absent: it goes back."} },
  { id: 'Goal', schema: Goal, fields: {"value":"People or units; 0 where there is no goal."} },
  { id: 'GoodsCard', schema: GoodsCard, text: "A goods card, as lists show it.", fields: {"productSn":"The SKU whose price is shown: the cheapest one that is in stock.","price":"Fen of one unit for everyone, with the discounts of this moment.","listPrice":"Fen that are struck through: the price itself where nothing is.","promotionTag":"The promotion that says most, in a few letters."} },
  { id: 'GoodsChoice', schema: GoodsChoice, text: "How the goods of a block are found when the page is read: chosen ones, or the first of a category or of the store by a rule: new, best sold, cheapest." },
  { id: 'GoodsCoupons', schema: GoodsCoupons, fields: {"coupons":"That can be drawn and hold for some of the goods.","prices":"Of SKUs that a coupon makes cheaper, wherever they are sent."} },
  { id: 'GoodsDetail', schema: GoodsDetail, fields: {"video":"Absent: they have none.","detailHtml":"Sanitised HTML, or empty.","struckBasis":"What a price above the price rests on; absent: nothing is struck through.","promotions":"What holds for these goods now.","coupons":"What can be drawn for them now, the same for everyone.","memberPrices":"Levels of members that pay less, in basis points of the sale price.","memberPrices.prices":"Fen of SKUs for which the store set a price of its own for this level.","arrivalText":"When it comes if it is paid now, for most places; empty: not promised.","services":"What the law and the freight give these goods, in a few words each.","promises":"What the store promises beside; absent: nothing.","mainStoreId":"The store whose page of these goods search engines are to count, where it is another one.","productSn":"The SKU whose price is shown: the cheapest one that is in stock.","price":"Fen of one unit for everyone, with the discounts of this moment.","listPrice":"Fen that are struck through: the price itself where nothing is.","promotionTag":"The promotion that says most, in a few letters."} },
  { id: 'GoodsHelp', schema: GoodsHelp, text: "What is written about goods one looks at; null: nothing." },
  { id: 'GoodsImport', schema: GoodsImport, text: "A table of goods or of counted stock that was sent in.", fields: {"profile":"What the table was found to be; null before it was read.","mapping":"How a `mapped` one is read; null: it is none.","fits":"All that it may be, the likeliest first; empty, once it was read: its columns are to be mapped.","choices":"What was chosen for it; null: nothing yet.","choices.freightTemplateId":"null: rows that name no freight template are wrong.","choices.categoryId":"Where goods go whose category is not there; null: their rows are wrong.","choices.brand":"Empty: none.","choices.tax":"null: the usual one of the partner.","choices.onHand":"Units of this store; null: rows that say no stock are wrong.","choices.listNote":"Where the maker suggests list prices above the price; empty: those of other systems are left out.","fault":"Why its file cannot be read.","rowCount":"Rows below the heading; goods that they make.","goodsDone":"Goods that were looked at, of the check or of the run, whichever is under way.","found":"Rows by what the check found.","made":"Rows by what the run did; zeros before it.","differing":"Rows that became something else than the check had found.","ignored":"Columns that were not understood.","toShelve":"New goods that their rows want on the shelf, and that are not there yet.","createTime":"Milliseconds since the epoch.","doneTime":"Milliseconds since the epoch."} },
  { id: 'GoodsImportRow', schema: GoodsImportRow, fields: {"line":"Line of the file, its heading being 1.","state":"What the run did, or what the check found; null: not looked at yet.","column":"The heading of the cell that the problem is about, and what it has.","changes":"What differs from the goods as they are.","goodsId":"The goods that it became, or is."} },
  { id: 'GoodsTab', schema: GoodsTab },
  { id: 'GoodsVideo', schema: GoodsVideo, text: "The video of goods.", fields: {"cover":"What stands in its place until it plays; null: the main picture.","addedAt":"When these goods got it.","url":"A path of the shop, which answers parts of it.","width":"Pixels, as it is shown.","duration":"Milliseconds."} },
  { id: 'GridBlock', schema: GridBlock, fields: {"link":"A link of a type that this version does not know is left out: what it stood on leads nowhere."} },
  { id: 'GroupActivity', schema: GroupActivity, text: "An activity and how far its group has come.", fields: {"startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","people":"People who paid, and units of theirs.","missing":"People or units that the goal still lacks.","freightCoupon":"Whether a freight coupon may join."} },
  { id: 'GroupClash', schema: GroupClash, text: "What stands against a set-up, with the SKU that it is about.", fields: {"skuId":"0: none in particular."} },
  { id: 'GroupPage', schema: GroupPage, fields: {"persons":"The first to pay, then the latest.","serverTime":"Milliseconds since the epoch."} },
  { id: 'GroupPerson', schema: GroupPerson, text: "Somebody who is in; the name is masked.", fields: {"at":"Milliseconds since the epoch.","isFirst":"Who opened the group.","isMe":"Whether it is who asks."} },
  { id: 'GroupSku', schema: GroupSku, text: "A SKU that the activity sells at its own price.", fields: {"price":"Fen in the activity, and outside of it.","salePrice":"An amount of money, in fen (1/100 yuan).","struckPrice":"Fen that its price is struck against: absent without a basis.","limit":"Units that one person may buy.","left":"Units that can still be had."} },
  { id: 'Guide', schema: Guide, fields: {"goods":"The goods themselves, while the store sells them.","parts":"Spare parts that the store sells."} },
  { id: 'GuideCard', schema: GuideCard, fields: {"productId":"Number of the goods.","sections":"How many sections it has."} },
  { id: 'GuideSection', schema: GuideSection, fields: {"html":"Cleaned by the server when it was saved.","checks":"What to tick off, one line each."} },
  { id: 'Held', schema: Held, text: "Since when a member may not, and why.", fields: {"since":"Milliseconds since the epoch."} },
  { id: 'HouseBrand', schema: HouseBrand, fields: {"storeIds":"Open or closed, by their numbers."} },
  { id: 'ImportAfter', schema: ImportAfter, text: "What goes on beside the rows of an import.", fields: {"pictures":"Pictures that its rows name by address: all, those that are awaited, those that could not be had.","zip":"The zip of pictures that was sent beside the table; null: none was.","zip.had":"Names of cells that it had a picture for, and those whose file could not be used.","zip.passed":"Its files that were passed over by what they are called or say of themselves.","isAgain":"Whether pictures are being fetched again.","backUntil":"Until when it can be taken back; null: not done yet, or there is nothing to take back.","back":"That it is taken back; null: it is not.","back.goodsCount":"Goods in all, and those that were looked at.","back.restored":"Goods as before, in part, and as the import left them.","back.createTime":"Milliseconds since the epoch.","back.doneTime":"Milliseconds since the epoch."} },
  { id: 'InnerClash', schema: InnerClash, text: "What stands against a price." },
  { id: 'InnerFigures', schema: InnerFigures, text: "How a year goes so far; money in fen.", fields: {"seen":"People of these who opened the page.","joined":"People who bought, orders placed, orders paid.","quota":"An amount of money, in fen (1/100 yuan).","used":"An amount of money, in fen (1/100 yuan).","reserved":"An amount of money, in fen (1/100 yuan).","cost":"What paid orders lack to the store's prices, as far as they were kept."} },
  { id: 'InnerGoods', schema: InnerGoods, text: "A SKU at its inner price.", fields: {"price":"Fen in the activity, and outside of it.","salePrice":"An amount of money, in fen (1/100 yuan).","stock":"Units that can be bought at once; never more than 99 are told."} },
  { id: 'InnerQuota', schema: InnerQuota, text: "What an employee may buy for in a year at inner prices; all in fen.", fields: {"amount":"The grant of the year.","used":"An amount of money, in fen (1/100 yuan).","reserved":"Kept for orders that wait for payment.","left":"An amount of money, in fen (1/100 yuan)."} },
  { id: 'InnerSetting', schema: InnerSetting, fields: {"yearlyQuota":"Fen that each employee is given on 1 January; 0: nothing.","grantedYear":"The last year that was granted, or 0."} },
  { id: 'InnerSheet', schema: InnerSheet, fields: {"rows":"The first 200; what is wrong stands first."} },
  { id: 'InnerSheetRow', schema: InnerSheetRow, fields: {"amount":"Fen; null: not readable."} },
  { id: 'InvariantRun', schema: InvariantRun, fields: {"startTime":"Milliseconds since the epoch.","finishTime":"Null: still under way. What was asked so far is there.","staffName":"Empty: the run of each hour.","results.name":"What must hold, for example \"I-8 reserved stock is between zero and what is on hand\".","results.total":"Rows that break it.","results.rows":"The first of them.","results.fault":"Why it was not asked to the end; empty when it was."} },
  { id: 'Invariants', schema: Invariants, fields: {"hourly":"Of what was changed, and of the next part of everything; it knows what was broken before."} },
  { id: 'Invitation', schema: Invitation, fields: {"startAt":"When entries are taken.","endAt":"Milliseconds since the epoch.","point":"Where its place is on a map, in degrees, GCJ-02; null: not told, or online.","audience":"Who may come, in words; empty: anybody.","html":"What it is about: rich text.","waiting":"People who wait for a place.","hasForm":"Whether an entry answers questions.","onlineUrl":"Where it is held online; for those with a place alone, null otherwise.","my":"Null: who reads it did not enter.","serverTime":"Milliseconds since the epoch.","place":"Where it is held; empty online.","holdsAt":"Milliseconds since the epoch.","holdsUntil":"Milliseconds since the epoch.","capacity":"Places of all, and those that are left."} },
  { id: 'InvitationAdded', schema: InvitationAdded, text: "What is wrong with answers that were sent, or what came of them.", fields: {"faults":"Empty: the entry is kept.","entryId":"Null while there are faults."} },
  { id: 'InvitationCard', schema: InvitationCard, fields: {"myState":"Where who reads it stands; null: they did not enter.","place":"Where it is held; empty online.","holdsAt":"Milliseconds since the epoch.","holdsUntil":"Milliseconds since the epoch.","capacity":"Places of all, and those that are left."} },
  { id: 'InvitationForm', schema: InvitationForm },
  { id: 'Invoice', schema: Invoice, fields: {"orderId":"The order number; the specification uses both names.","state":"0 not issued, 1 issued.","amount":"An amount of money, in fen (1/100 yuan).","redNo":"Number of the red-letter invoice.","awaitsUntil":"Until when, ms, the buyer may confirm the red letter in their tax account; then the confirmation is void and the invoice stands. Null: it does not wait for them.","reason":"Why it was not issued.","isOthers":"Somebody else filled it in: anyone who asks sees how it stands, and nothing that was written.","issuedBy":"Who issued it, or would: staff do with software of their own where there is no channel.","canMail":"Whether the shop can send it by mail.","pdfUrl":"Address of the PDF, good for 10 minutes.","otherFiles":"Its other forms, as far as the seller handed them over; addresses good for 10 minutes.","createTime":"Milliseconds since the epoch.","issueTime":"Milliseconds since the epoch."} },
  { id: 'InvoiceBar', schema: InvoiceBar, text: "Why no invoice can be applied for; absent: one can." },
  { id: 'InvoiceDetail', schema: InvoiceDetail, text: "One's own invoice, with where it was sent.", fields: {"mails":"The newest first, three at most.","mailTo":"The address to offer first; empty when there is none.","orderId":"The order number; the specification uses both names.","state":"0 not issued, 1 issued.","amount":"An amount of money, in fen (1/100 yuan).","redNo":"Number of the red-letter invoice.","awaitsUntil":"Until when, ms, the buyer may confirm the red letter in their tax account; then the confirmation is void and the invoice stands. Null: it does not wait for them.","reason":"Why it was not issued.","isOthers":"Somebody else filled it in: anyone who asks sees how it stands, and nothing that was written.","issuedBy":"Who issued it, or would: staff do with software of their own where there is no channel.","canMail":"Whether the shop can send it by mail.","pdfUrl":"Address of the PDF, good for 10 minutes.","otherFiles":"Its other forms, as far as the seller handed them over; addresses good for 10 minutes.","createTime":"Milliseconds since the epoch.","issueTime":"Milliseconds since the epoch."} },
  { id: 'InvoiceMail', schema: InvoiceMail, text: "A mail with an invoice.", fields: {"at":"Milliseconds since the epoch."} },
  { id: 'InvoiceRequest', schema: InvoiceRequest, text: "A request to the store's staff for the invoice of an order that the shop does not hold.", fields: {"orderSn":"As its receipt, or the platform that sold it, prints it.","amount":"Fen, as printed.","taxNo":"Empty for a person.","reason":"Why it was refused; empty in other states.","invoiceNo":"Empty until it is issued.","pdfUrl":"Address of the PDF, good for 10 minutes.","createTime":"Milliseconds since the epoch.","endTime":"When it was issued, refused or taken back."} },
  { id: 'JobKindCounts', schema: JobKindCounts, fields: {"kindText":"What such a job does; empty for a kind that this version does not have.","lateBy":"Milliseconds by which the oldest due job is late.","nextTime":"When the next one is due; null where none waits."} },
  { id: 'JobSubject', schema: JobSubject, text: "What a job was for: a thing of a store, by the number that its page has." },
  { id: 'KeptGoods', schema: KeptGoods, text: "Goods that were not taken back, or only in part.", fields: {"line":"Line of the file.","why":"In the language of who asks."} },
  { id: 'Kitchen', schema: Kitchen },
  { id: 'KitchenCard', schema: KitchenCard, text: "What leads to a kitchen." },
  { id: 'KitchenManual', schema: KitchenManual, text: "A manual of goods that the store sells." },
  { id: 'LabelAccount', schema: LabelAccount, text: "What a store agreed with a carrier. Its key and secret are written and never read.", fields: {"carrierName":"In the reader's language."} },
  { id: 'LedgerRow', schema: LedgerRow, fields: {"at":"Milliseconds since the epoch."} },
  { id: 'LevelPriceRow', schema: LevelPriceRow, fields: {"salePrice":"An amount of money, in fen (1/100 yuan).","prices":"Fen by the code of the level; only those that the store set: elsewhere the level's percentage holds."} },
  { id: 'Line', schema: Line, text: "A line of a cart, a checkout or an order.", fields: {"id":"Cart line or order item; a fresh \"buy now\" line has 0.","productPrice":"Fen for one unit, before discounts.","promotionAmount":"An amount of money, in fen (1/100 yuan).","couponAmount":"An amount of money, in fen (1/100 yuan).","integrationAmount":"An amount of money, in fen (1/100 yuan).","realAmount":"What the line costs after all discounts, without freight.","promotions":"Why it costs that.","isGift":"Given away with the others, for nothing.","isAddBuy":"Bought beside the others at a fixed price.","returnPolicy":"Whether it may be sent back without a reason; of an order as it was bought.","returnText":"The same in words; empty for what is given away."} },
  { id: 'LineTax', schema: LineTax, text: "What a line of an invoice is taxed as.", fields: {"code":"Tax category: the 19 digits of 税收分类编码.","rate":"Basis points: 1300 is 13 %. `exempt`: no tax by law, which is not 0 %."} },
  { id: 'LoginWay', schema: LoginWay, text: "A way to sign in: `form` on our page, `web` by leaving for the provider, `mini` on the mini-program's own page, `native` through the app around the page (`appid` is what its WeChat wants to know)." },
  { id: 'LostGift', schema: LostGift, text: "A gift that was earned and is given away already: units that the store has no more of." },
  { id: 'LotteryChances', schema: LotteryChances, text: "How a member may draw now.", fields: {"free":"Draws of today that cost nothing and are left.","extra":"Draws for sharing and for orders that are left.","left":"Draws that today, and the whole lottery, still allow; null: as many as one likes.","balance":"Points of the member."} },
  { id: 'LotteryClash', schema: LotteryClash, text: "Why a set-up cannot be saved, or should be looked at.", fields: {"place":"Of the prize in the list; null: of the lottery."} },
  { id: 'LotteryDraw', schema: LotteryDraw, text: "What a draw brought; the same for the same `drawToken`.", fields: {"points":"Of a prize of points.","addressUntil":"Until when an address is waited for; null where none is."} },
  { id: 'LotteryInfo', schema: LotteryInfo, fields: {"startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","now":"The server's clock when it was read.","dailyFree":"Draws a day that cost nothing.","cost":"Points of one more draw; null: there is none for points.","hasShareChance":"Whether sharing brings one draw a day, and whether an order brings one.","orderLeast":"Fen that an order must come to for its draw.","winners":"The last ones, the latest first.","chances":"Null for a stranger."} },
  { id: 'LotteryPrize', schema: LotteryPrize, text: "A prize as everybody sees it.", fields: {"odds":"Percent of the draws that bring it, with at most two decimals.","isGone":"None is left of it: its draws bring the prize without a win.","pic":"Of goods."} },
  { id: 'LotteryUrl', schema: LotteryUrl, text: "What stands in the address of a lottery." },
  { id: 'LotteryWin', schema: LotteryWin, text: "A prize that a member has won.", fields: {"at":"Milliseconds since the epoch.","addressUntil":"Milliseconds since the epoch.","companyName":"Of the parcel; empty before.","shippedAt":"Milliseconds since the epoch."} },
  { id: 'LotteryWinner', schema: LotteryWinner, text: "Somebody else who has won.", fields: {"nickname":"Masked.","at":"Milliseconds since the epoch."} },
  { id: 'MatrixChange', schema: MatrixChange, text: "One SKU of goods that are changed.", fields: {"values":"One of each axis, in their order.","productSn":"Empty: the server gives one.","salePrice":"Fen.","listPrice":"Fen.","pic":"Address of a picture; empty: the main picture of the goods.","was":"The code that it has; empty: a new SKU, which takes price and stock from here.","isClosed":"No more sold; a new SKU is not."} },
  { id: 'MatrixSku', schema: MatrixSku, fields: {"values":"One of each axis, in their order.","productSn":"Empty: the server gives one.","salePrice":"Fen.","listPrice":"Fen.","pic":"Address of a picture; empty: the main picture of the goods."} },
  { id: 'Me', schema: Me, fields: {"roles":"What a member is besides a shopper.","birthday":"yyyy-MM-dd, or empty.","cancelAt":"When the account ends, while its cancellation can still be taken back."} },
  { id: 'Media', schema: Media, text: "A picture of the library.", fields: {"folderId":"0: in no folder.","alt":"What it shows, for those who do not see it.","bytes":"Bytes of the picture as it is kept; 0 for one that came with the shop.","uses":"Things that show it now.","createdAt":"Milliseconds since the epoch.","version":"Goes up with every change; a save that names an older one is refused."} },
  { id: 'MediaFolder', schema: MediaFolder },
  { id: 'MemberNote', schema: MemberNote, text: "What one of the staff wrote about a member, for the staff.", fields: {"at":"Milliseconds since the epoch."} },
  { id: 'MemberTag', schema: MemberTag, text: "A tag that members wear.", fields: {"isOfStore":"Of this store alone; others are of all stores of the brand."} },
  { id: 'Message', schema: Message, text: "One message of a conversation; beside `kind`, the field that holds it is not null.", fields: {"pic":"Its address is good for some minutes.","goods":"Goods as they were when they were sent.","goods.price":"Fen.","order":"An order as it was when it was sent.","order.title":"Of its first line.","order.count":"Units of all lines.","order.amount":"Fen.","at":"Milliseconds since the epoch.","requestId":"The number that its sender gave it."} },
  { id: 'MoneyProposal', schema: MoneyProposal, text: "What one person says of money and a second one must find as well.", fields: {"number":"Number of the payment or of the refund.","amount":"An amount of money, in fen (1/100 yuan).","movedAt":"When the money moved.","channelSaid":"What the channel answered when it was proposed: nothing paid yet, over, or no answer.","at":"Milliseconds since the epoch.","expiresAt":"Milliseconds since the epoch.","decidedAt":"Milliseconds since the epoch.","note":"What the one who decided said.","canDecide":"It waits, and the reader is another, independent person, of a role that may decide.","canDecline":"It waits, and the reader is another person of such a role.","canAlone":"It waits, and the reader asked for it and may agree by a code to their phone.","canWithdraw":"It waits, and the reader asked for it.","approvers":"Names of those who may agree, where the reader waits for them."} },
  { id: 'MyEntry', schema: MyEntry, text: "What somebody has who entered.", fields: {"queue":"Of who waits: 1 is the first to move up; null otherwise.","pass":"What opens the door, shown as a code; of who has a place, null otherwise.","checkedInAt":"When the door was opened; null: not yet."} },
  { id: 'NewArrival', schema: NewArrival, fields: {"gift":"What is given now; null: nothing.","claim":"What who asks got before, in any store; null also where another account of theirs has it.","serverTime":"Milliseconds since the epoch."} },
  { id: 'NewBrand', schema: NewBrand, text: "A brand to begin, with its first store and its owner; English names that are empty: the Chinese ones.", fields: {"password":"Of the owner's first sign-in; they change it themselves."} },
  { id: 'NewPassword', schema: NewPassword, text: "Of any signs, a sentence as well; whether it is too common, the server knows." },
  { id: 'NewSignIn', schema: NewSignIn, text: "A sign-in from a browser that had not signed this person in before.", fields: {"device":"As the browser names itself, in short: `Chrome · Windows`; empty when it says nothing.","place":"The address it came from, its last part hidden.","startedAt":"Milliseconds since the epoch.","endsAt":"Milliseconds since the epoch.","isNew":"From a browser that had not signed this person in before."} },
  { id: 'Notice', schema: Notice, text: "A message to a member; also what the socket sends, one a message.", fields: {"link":"Path of the page that it leads to; empty when there is none.","at":"Milliseconds since the epoch."} },
  { id: 'NoticeKind', schema: NoticeKind },
  { id: 'NoticeSwitch', schema: NoticeSwitch },
  { id: 'NoticeTemplate', schema: NoticeTemplate, text: "A message that goes to members by itself, with the words that are sent now.", fields: {"name":"When it is sent, in the reader's language.","isFixed":"It is always sent: it tells of money, of a contract or of a duty.","isOwn":"Some of its words are the brand's own.","house":"The words that come with the house.","variables.label":"What it is, in the reader's language.","variables.isNeeded":"The text must name it.","variables.mayBeEmpty":"It stands in square brackets, with what goes where it is empty.","version":"0: nobody has changed it yet."} },
  { id: 'OnReturn', schema: OnReturn, text: "What becomes of a gift or an add-on whose goods are given back, so that the rest is too little for it: it goes back with them, or its price is taken off the refund, or it stays. What should come back and does not is charged." },
  { id: 'Opening', schema: Opening, fields: {"steps":"All of them, in the order in which they are best done.","gaps":"What the store lacks before it may take money: what `legal` and `open` wait for.","isDone":"Every step is done."} },
  { id: 'Order', schema: Order, fields: {"orderId":"The order number; the specification uses both names.","batchId":"Names those it is paid and cancelled together with; null: none.","invoiceState":"0 not issued, 1 issued.","refundedAmount":"What of it went back already.","isRefundStuck":"A channel refused to carry money of it back: staff are at it.","promotions":"Why it came to that.","createTime":"Milliseconds since the epoch.","payTime":"Milliseconds since the epoch.","shipTime":"Milliseconds since the epoch.","receiveTime":"Milliseconds since the epoch.","autoCloseAt":"Milliseconds since the epoch.","autoConfirmAt":"Milliseconds since the epoch."} },
  { id: 'OrderAction', schema: OrderAction, text: "What the shopper may do with an order now; derived from the state table by the server alone." },
  { id: 'OrderDelivery', schema: OrderDelivery, fields: {"deliverySn":"Empty for what goes without a carrier.","phone":"Of the carrier, or of who drives; empty: none.","shipTime":"Milliseconds since the epoch.","isAgain":"Units that had been sent before and were missing or broken."} },
  { id: 'OrderInvoice', schema: OrderInvoice, text: "An order as its invoice sees it.", fields: {"amount":"What may be invoiced: paid and not refunded.","canMail":"Whether it can come by mail once it is issued.","isReceived":"The invoice is issued once the order is received.","earlier":"Invoices that were reversed, the newest first."} },
  { id: 'OrderLine', schema: OrderLine, fields: {"afterSaleStatus":"0 none, 1 a return is open, 2 one is done.","returnedQuantity":"Units that were given back.","id":"Cart line or order item; a fresh \"buy now\" line has 0.","productPrice":"Fen for one unit, before discounts.","promotionAmount":"An amount of money, in fen (1/100 yuan).","couponAmount":"An amount of money, in fen (1/100 yuan).","integrationAmount":"An amount of money, in fen (1/100 yuan).","realAmount":"What the line costs after all discounts, without freight.","promotions":"Why it costs that.","isGift":"Given away with the others, for nothing.","isAddBuy":"Bought beside the others at a fixed price.","returnPolicy":"Whether it may be sent back without a reason; of an order as it was bought.","returnText":"The same in words; empty for what is given away."} },
  { id: 'OrderNote', schema: OrderNote, text: "What one of the staff noted about an order; the buyer's own message is `remark`.", fields: {"staffName":"Who wrote it; empty where that is not known any more.","at":"Milliseconds since the epoch."} },
  { id: 'OrderSn', schema: OrderSn, text: "20 digits: yyMMddHHmmss in Beijing time and 8 random ones." },
  { id: 'OrderSnList', schema: OrderSnList, text: "One order number, or several joined by commas (a batch)." },
  { id: 'OrderStatus', schema: OrderStatus },
  { id: 'OwnDishComment', schema: OwnDishComment, text: "One's own, whatever its state.", fields: {"reason":"Why it is not shown; empty in other states.","star":"1 to 5.","createTime":"Milliseconds since the epoch."} },
  { id: 'OwnReview', schema: OwnReview, text: "A shopper's own review, whatever its state.", fields: {"isAuto":"By the shop in the shopper's place, 7 days after receipt.","reason":"Why it is not shown; empty in other states.","append.createTime":"Milliseconds since the epoch.","appendUntil":"Until when something can be added; null: not any more.","nickname":"Masked when the writer wants to stay anonymous.","tags":"What it says in a word.","createTime":"Milliseconds since the epoch.","isTrial":"Whether its writer had the goods for nothing, in a trial."} },
  { id: 'OwnRoom', schema: OwnRoom, text: "A member's own room in an activity.", fields: {"currentPrice":"An amount of money, in fen (1/100 yuan).","expireAt":"Milliseconds since the epoch."} },
  { id: 'PackedOrder', schema: PackedOrder, text: "An order as it is packed.", fields: {"createTime":"Milliseconds since the epoch.","payTime":"Milliseconds since the epoch.","remark":"The buyer's message.","receiver":"Null for staff who neither ship orders nor change them.","lines":"What is to go into its parcel: what is left to send, or all that stayed once it was sent.","lines.barcode":"As it stands on the goods; empty: they have none."} },
  { id: 'Parcel', schema: Parcel, fields: {"deliverySn":"Empty for what goes without a carrier.","state":"Kuaidi100: 0 on the way, 1 collected, 2 problem, 3 signed for, 4 returned, 5 being delivered, 6 going back …","traces.time":"Milliseconds since the epoch."} },
  { id: 'ParcelLabel', schema: ParcelLabel, text: "A number of a carrier with its label.", fields: {"isUsed":"A parcel was sent with it.","isOld":"The address of its order is another one by now.","takenAt":"Milliseconds since the epoch."} },
  { id: 'PartnerInit', schema: PartnerInit, fields: {"wapGoods.freeFreightOver":"Fen a basket must reach to travel free, or null.","partner.logo":"Shapes to be painted in the brand's colour, as a `data:` address, or a picture with colours of its own, as a path, 200 pixels wide.","partner.hasEnglish":"The shop is there in English as well; without, everybody sees it in Chinese.","offers":"What the operator has switched on.","serverTime":"Milliseconds since the epoch."} },
  { id: 'PartnerLook', schema: PartnerLook, text: "What sets a partner's shop apart beside its colours. What is not named is as the kit draws it.", fields: {"ground":"The page, what lies on it, what is set into it, and hairlines.","cards":"A panel with the words inside, or a tall picture with the words below it.","hero":"A wide picture set into the page, or a tall one from edge to edge."} },
  { id: 'Passport', schema: Passport },
  { id: 'PayAttempt', schema: PayAttempt, fields: {"amount":"An amount of money, in fen (1/100 yuan).","status":"0 created, 1 paying, 2 paid, 3 closed.","paidAt":"Milliseconds since the epoch.","createdAt":"Milliseconds since the epoch.","notifications.at":"Milliseconds since the epoch.","refunds.amount":"An amount of money, in fen (1/100 yuan).","refunds.status":"0 created, 1 processing, 2 done, 3 failed."} },
  { id: 'PayParams', schema: PayParams, text: "What the payment bridge of a host wants (specification §3); further fields by method.", fields: {"partnerid":"WeChat in a native app.","orderStr":"Alipay in a native app.","tn":"UnionPay in a native app."} },
  { id: 'PeopleReadEntry', schema: PeopleReadEntry, text: "What of people somebody of the staff read, in one hour.", fields: {"at":"First and last in that hour, and how often.","lastAt":"Milliseconds since the epoch.","object":"As the audit log names it (`order 2611…`), or all of its kind (`order`).","call":"The call that showed it, as the reference names it."} },
  { id: 'PersonalCopy', schema: PersonalCopy, text: "All that is held about a member, by kind.", fields: {"madeAt":"Milliseconds since the epoch."} },
  { id: 'Pickup', schema: Pickup, text: "A courier who comes for the goods.", fields: {"day":"Beijing's `yyyy-MM-dd`, and `HH:mm`.","address":"Where the goods are fetched."} },
  { id: 'PickupOffer', schema: PickupOffer, fields: {"isOffered":"Whether somebody can be sent now.","deadlineAt":"The last moment at which the goods may leave."} },
  { id: 'PickupSender', schema: PickupSender, text: "Where a courier finds the goods." },
  { id: 'PickupStatus', schema: PickupStatus },
  { id: 'PictureRef', schema: PictureRef, text: "A picture: its address without width (`?w=` is added by the client), and its size in pixels." },
  { id: 'Place', schema: Place, text: "The store that a page without one in its path is about: its goods are sold there." },
  { id: 'PointsGoods', schema: PointsGoods, text: "Goods or a coupon for points, as a shopper sees it.", fields: {"productAttr":"Of goods; empty otherwise.","pic":"Of goods, null otherwise; so are picture and public numbers.","coupon":"The coupon, before it is taken; null of goods.","points":"Points of one.","cashAmount":"Fen of one, beside its points.","salePrice":"Fen that the store asks for one; 0 of a coupon.","startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","left":"Units that can still be had.","quota":"All that were put up.","taken":"Units that who asks has taken; 0 for a visitor.","minLevel":"From which level on; null: everyone.","isLevelReached":"Whether who asks has that level; a visitor has none."} },
  { id: 'PointsGoodsClash', schema: PointsGoodsClash, text: "What stands against a set-up, with the field that it is about." },
  { id: 'PointsProposal', schema: PointsProposal, fields: {"at":"Milliseconds since the epoch.","expiresAt":"Milliseconds since the epoch.","decidedAt":"Milliseconds since the epoch.","note":"What the one who decided said.","canDecide":"It waits, and the reader is another, independent person, of a role that may decide.","canDecline":"It waits, and the reader is another person of such a role.","canAlone":"It waits, and the reader asked for it and may agree by a code to their phone.","canWithdraw":"It waits, and the reader asked for it.","approvers":"Names of those who may agree, where the reader waits for them."} },
  { id: 'PointsStore', schema: PointsStore, fields: {"balance":"Null for a visitor, as is the level.","level":"A level of members, by its code.","goods":"What runs and what begins soon.","serverTime":"Milliseconds since the epoch."} },
  { id: 'PointsWay', schema: PointsWay, text: "One way to come by points or to spend them.", fields: {"note":"In a few letters: what it brings or costs.","rules":"How it works, a line each.","path":"Where one does it.","isDone":"Whether who asks has done it today; null where it has no end."} },
  { id: 'Postage', schema: Postage, text: "A trial for which the postage is paid and nothing else.", fields: {"postageAmount":"Fen that are paid for it, and what the store asks for the goods.","salePrice":"An amount of money, in fen (1/100 yuan).","struckPrice":"Fen that its price is struck against: absent without a basis.","left":"Units that nobody has taken, as far as the store has them.","startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","rules":"Lines of text."} },
  { id: 'PostageClash', schema: PostageClash, text: "What stands against a set-up." },
  { id: 'Poster', schema: Poster, fields: {"price":"Fen; null for a store.","listPrice":"An amount of money, in fen (1/100 yuan).","mark":"Path of the brand's mark, a square PNG.","link":"Where the code leads, with who shares when that is known.","code":"The QR code, a text a row: `1` dark, `0` light, without its quiet edge."} },
  { id: 'PriceAfter', schema: PriceAfter, text: "What one unit costs at the checkout with the best coupon that the shopper has or could draw.", fields: {"salePrice":"Fen of one unit before anything is taken off.","after":"Fen of one unit after everything, freight and points aside.","steps":"What is taken off, in the order in which it is.","steps.amount":"An amount of money, in fen (1/100 yuan).","isHeld":"The shopper has the coupon already."} },
  { id: 'PriceProposal', schema: PriceProposal, text: "A lower price of an unpaid order that waits for a second person.", fields: {"was":"Fen to pay for the whole order, when it was asked for and then.","payAmount":"An amount of money, in fen (1/100 yuan).","at":"Milliseconds since the epoch.","expiresAt":"Milliseconds since the epoch.","decidedAt":"Milliseconds since the epoch.","note":"What the one who decided said.","canDecide":"It waits, and the reader is another, independent person, of a role that may decide.","canDecline":"It waits, and the reader is another person of such a role.","canAlone":"It waits, and the reader asked for it and may agree by a code to their phone.","canWithdraw":"It waits, and the reader asked for it.","approvers":"Names of those who may agree, where the reader waits for them."} },
  { id: 'PrivacyChoice', schema: PrivacyChoice, fields: {"at":"Milliseconds since the epoch."} },
  { id: 'PrizeAddressInput', schema: PrizeAddressInput, text: "An address that is typed for one prize, and kept with it alone." },
  { id: 'ProductSn', schema: ProductSn, text: "Public code of a SKU, unique in its partner." },
  { id: 'PromoterStatus', schema: PromoterStatus },
  { id: 'PromotionClash', schema: PromotionClash, text: "Another promotion for the same goods at the same time.", fields: {"startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","goods":"Goods on sale in this store that both hold for.","effect":"`competes`: the larger saving is taken; `adds`: a shopper can have both.","first":"Of two that compete: who goes first when they save the same.","savings":"A basket of ten of the first of these goods: what each of the two would take off, in fen.","savings.this":"An amount of money, in fen (1/100 yuan).","savings.other":"An amount of money, in fen (1/100 yuan)."} },
  { id: 'PromotionTrial', schema: PromotionTrial, fields: {"lines.salePrice":"An amount of money, in fen (1/100 yuan).","lines.promotionAmount":"An amount of money, in fen (1/100 yuan).","lines.realAmount":"An amount of money, in fen (1/100 yuan).","idle":"Promotions that run at that time and took nothing off, with the reason."} },
  { id: 'PromotionWords', schema: PromotionWords, text: "A promotion in words for the shopper.", fields: {"endAt":"Milliseconds since the epoch."} },
  { id: 'Proposal', schema: Proposal, text: "What one member of staff wants and another must agree to: who asked, who decided.", fields: {"at":"Milliseconds since the epoch.","expiresAt":"Milliseconds since the epoch.","decidedAt":"Milliseconds since the epoch.","note":"What the one who decided said.","canDecide":"It waits, and the reader is another, independent person, of a role that may decide.","canDecline":"It waits, and the reader is another person of such a role.","canAlone":"It waits, and the reader asked for it and may agree by a code to their phone.","canWithdraw":"It waits, and the reader asked for it.","approvers":"Names of those who may agree, where the reader waits for them."} },
  { id: 'Question', schema: Question, text: "A question in the language of who reads it." },
  { id: 'QuestionFigures', schema: QuestionFigures, text: "What all answers to one question say together.", fields: {"answers":"Answers to it.","tallies":"Of choices, and of stars with the fewest first; empty otherwise.","mean":"Mean of numbers and of stars, with at most two decimals; null otherwise."} },
  { id: 'QuestionInfo', schema: QuestionInfo, text: "A questionnaire in the language of who reads it.", fields: {"intro":"Lines of text.","startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","left":"Answers that are still taken; null: as many as come.","sourceUrl":"What leads the reader to their result; null: they have not answered."} },
  { id: 'QuestionResult', schema: QuestionResult, text: "What somebody reads who has answered.", fields: {"thanks":"Lines of text.","at":"Milliseconds since the epoch.","isRewardGone":"What was promised could not be given any more: the coupon is gone.","figures":"Where the questionnaire shows them: choices and stars alone."} },
  { id: 'QuestionSaved', schema: QuestionSaved, text: "What is wrong with answers that were sent, or where their result stands.", fields: {"faults":"Empty: the answers are kept.","sourceUrl":"Null while there are faults."} },
  { id: 'QuestionSetup', schema: QuestionSetup, text: "A question of a form as staff make it, in both languages.", fields: {"id":"Its own within the form; it stays when the question is moved or worded anew.","hint":"What stands below the question.","options":"Of `single` and `multiple`; none else.","least":"Bounds of an answer that is given: options of `multiple`, characters of `text`, the value of `number`, pictures of `picture`. Null: none of its own.","showIf":"Null: it is always asked."} },
  { id: 'QuestionUrl', schema: QuestionUrl, text: "Ten small letters and digits: what the address of a questionnaire ends with." },
  { id: 'Receipt', schema: Receipt, text: "The till receipt of a paid order.", fields: {"paidAmount":"An amount of money, in fen (1/100 yuan).","refundedAmount":"An amount of money, in fen (1/100 yuan).","payTime":"Milliseconds since the epoch."} },
  { id: 'Receiver', schema: Receiver },
  { id: 'Recipe', schema: Recipe, fields: {"goods":"What it is cooked with, of what the store sells."} },
  { id: 'RecipeCard', schema: RecipeCard },
  { id: 'RecipeStep', schema: RecipeStep, fields: {"seconds":"What the timer of the step runs for; null: it has none."} },
  { id: 'RecoveryCodes', schema: RecoveryCodes, text: "Ten codes that are shown once: each signs in once in place of the authenticator." },
  { id: 'ReductionRule', schema: ReductionRule, text: "`over` is fen or units, as `by` says.", fields: {"tiers.over":"Fen, or units, that must be reached.","tiers.value":"Fen that a rule names."} },
  { id: 'RefundAmounts', schema: RefundAmounts, text: "How a refund comes to its sum: goods − promotion − coupon − integration + freight + adjust + amends + rounding − charged − reduced = refund.", fields: {"goodsAmount":"The units that are given back, at the price before discounts.","promotionAmount":"Shares of what was taken off the order.","couponAmount":"An amount of money, in fen (1/100 yuan).","integrationAmount":"Paid with points, which come back as points: one for each fen.","freightAmount":"An amount of money, in fen (1/100 yuan).","adjustAmount":"Share of what the store took off before it was paid; never above nothing.","amendsAmount":"What the store gives without units; below zero what it gave so before, which these units do not bring again.","roundingAmount":"A fen or two that the units of a line cannot be divided into.","chargedAmount":"Price of gifts and add-ons that are kept without the goods they came with; below zero where such a price goes back.","reducedAmount":"What the store takes off.","refundAmount":"An amount of money, in fen (1/100 yuan)."} },
  { id: 'RefundOptions', schema: RefundOptions, fields: {"lines.unsent":"Units that were not sent, and those that were.","lines.amounts":"Fen for 1, 2 … units, and the points that come back with them; both do not ask whether the units were sent.","lines.left":"What was paid for the line and not given back: the most for an amount without units.","lines.isOpen":"A return of it is open: that one comes first.","freightLeft":"Freight that was paid and not given back.","left":"What was paid and neither went back nor is on its way.","coupons":"The coupons that come back when all of it is given back before anything was sent.","hasInvoice":"It has an invoice, which is reversed.","aloneUpTo":"Fen: beyond this at once, or in a day, another person must agree.","leftToday":"An amount of money, in fen (1/100 yuan)."} },
  { id: 'RefundProposal', schema: RefundProposal, text: "What gives much of an order away and waits for a second person: a refund by the store, or its yes to a shopper whose goods do not come back.", fields: {"applyId":"The return that the shopper asked for; null: it is the store's own word.","isSentAgain":"No money goes back, the goods go out once more; the amount is what they cost.","amount":"An amount of money, in fen (1/100 yuan).","freightAmount":"An amount of money, in fen (1/100 yuan).","at":"Milliseconds since the epoch.","expiresAt":"Milliseconds since the epoch.","decidedAt":"Milliseconds since the epoch.","note":"What the one who decided said.","canDecide":"It waits, and the reader is another, independent person, of a role that may decide.","canDecline":"It waits, and the reader is another person of such a role.","canAlone":"It waits, and the reader asked for it and may agree by a code to their phone.","canWithdraw":"It waits, and the reader asked for it.","approvers":"Names of those who may agree, where the reader waits for them."} },
  { id: 'RefundState', schema: RefundState, text: "How the money of a return goes back: a channel carries it, staff transfer it, the channel refused it and staff are at it; it is back, or staff paid it out." },
  { id: 'Region', schema: Region, fields: {"code":"What an address is saved with."} },
  { id: 'RegionCity', schema: RegionCity, fields: {"code":"What an address is saved with.","counties":"Empty overseas, where a country stands in the city's place, and its code is the county's.","counties.code":"What an address is saved with."} },
  { id: 'Regions', schema: Regions, text: "Every region that an address can be in: provinces, their cities, and the counties of those.", fields: {"version":"Changes with the content."} },
  { id: 'Report', schema: Report, fields: {"columns.means":"What is counted, in words; empty: the title says it.","rows":"Cells in the order of the columns; a cell without a figure is null.","sums":"What columns come to; null where a sum says nothing.","chart":"The column that names the bars, and those that are drawn.","isCut":"There are more rows than are shown."} },
  { id: 'RequestId', schema: RequestId, text: "Of the call that asks: the same call twice asks once." },
  { id: 'Ret', schema: Ret, fields: {"orderItemId":"Absent when it is about a whole order.","role":"Who asked, as the specification counts them; 1 also where the store gave it back unasked.","isByStore":"The store gave it back on its own word: nobody asked.","num":"Units, of all lines.","applyAmount":"What was asked for, freight included; 0 for exchange and reissue.","freightAmount":"An amount of money, in fen (1/100 yuan).","approvedAmount":"An amount of money, in fen (1/100 yuan).","refundAmounts":"How what goes back, or is asked for, comes about; null where no money goes back.","outcomes":"What becomes of gifts, add-ons, promotions and coupons.","refundState":"Null while no money is to go back.","answer":"What the store said when it refused.","exchange":"What is sent in exchange; null where nothing is.","exchange.stock":"Units in stock, capped at 99.","exchange.isSame":"The one that comes back.","timeline":"Newest first.","timeline.time":"Milliseconds since the epoch.","createTime":"Milliseconds since the epoch.","deadlineAt":"Milliseconds since the epoch.","items":"Its lines, with the units that are asked for."} },
  { id: 'ReturnAction', schema: ReturnAction, text: "What the shopper may do with an application now." },
  { id: 'ReturnAddress', schema: ReturnAddress },
  { id: 'ReturnOption', schema: ReturnOption, text: "A way of giving something back that is open now.", fields: {"isUnsent":"A refund before shipping: it has reasons of its own.","isFaultOnly":"It does not come back without a reason: those of a fault alone are open.","refundable":"Fen for 1, 2 … maxNum units, freight included where it goes back as well; empty where no money does.","outcomes":"For as many units each: what becomes of what came with them."} },
  { id: 'ReturnOptions', schema: ReturnOptions, fields: {"variants":"What can be sent in exchange; empty where nothing can be exchanged.","canWhole":"Whether the order can be given back as a whole as well."} },
  { id: 'ReturnOutcome', schema: ReturnOutcome, text: "What becomes of something that came with what is given back: it goes back as well, its price is taken off the refund, or it stays.", fields: {"text":"The same in words."} },
  { id: 'ReturnPolicy', schema: ReturnPolicy, text: "Whether goods may be sent back without a reason.", fields: {"days":"Without a reason, for so many days after the day of receipt.","exempt":"Not without a reason: the law exempts goods of this kind.","exemptByNature":"Not without a reason, by their nature: the buyer agrees to it when they order.","reason":"What it is, as the buyer reads it.","reasonEn":"Empty: the other one stands in English as well."} },
  { id: 'ReturnPolicyInput', schema: ReturnPolicyInput, text: "A policy as it is set or sent back: never fewer days than the law gives, no other exemption." },
  { id: 'ReturnStatus', schema: ReturnStatus },
  { id: 'Review', schema: Review, fields: {"nickname":"Masked when the writer wants to stay anonymous.","tags":"What it says in a word.","createTime":"Milliseconds since the epoch.","isTrial":"Whether its writer had the goods for nothing, in a trial."} },
  { id: 'ReviewAddition', schema: ReviewAddition, fields: {"createTime":"Milliseconds since the epoch."} },
  { id: 'ReviewItem', schema: ReviewItem, text: "Something that was bought and received, with what its buyer says of it.", fields: {"orderId":"The order number.","receiveTime":"Milliseconds since the epoch.","least":"The least that its review says, where something is asked for; letters without spaces."} },
  { id: 'ReviewPart', schema: ReviewPart },
  { id: 'ReviewState', schema: ReviewState, text: "0 waits to be looked at, 1 shown, 2 refused or hidden." },
  { id: 'ReviewSummary', schema: ReviewSummary, fields: {"goodRateBp":"Basis points of reviews with 4 or 5 stars.","stars":"How many reviews have 1, 2, 3, 4, 5 stars.","tags":"What is said most often in a word, and how often."} },
  { id: 'Reward', schema: Reward, text: "What answers bring, once for each person.", fields: {"points":"Of points; 0 otherwise.","name":"Of a coupon: its name; empty otherwise."} },
  { id: 'RfmCell', schema: RfmCell, text: "How many members stand in the same bands; members without an order stand in none." },
  { id: 'Robot', schema: Robot, fields: {"addressEnd":"Where it is, without its key: the end of the address.","waiting":"Alerts that wait to be told.","lastAt":"Milliseconds since the epoch.","fault":"Why the last message was not taken, and since when none is.","fault.said":"Its own words, or the code of a broken connection.","fault.since":"Milliseconds since the epoch."} },
  { id: 'RoleKey', schema: RoleKey, text: "A role that is built in, or one of the shop's own." },
  { id: 'RoleRow', schema: RoleRow, text: "A role, and how many of the staff have it.", fields: {"id":"null: built in.","name":"Empty for one that is built in.","storeId":"The store that it is for; null: all of the partner.","version":"0: built in."} },
  { id: 'RoomTile', schema: RoomTile, text: "One of a member's own rooms, with what it is about.", fields: {"currentPrice":"Fen that it has come down to, and those that friends can bring it down to.","floorPrice":"An amount of money, in fen (1/100 yuan).","expireAt":"Milliseconds since the epoch."} },
  { id: 'RowBlock', schema: RowBlock, text: "Blocks that show goods, which are chosen, and found when the page is read.", fields: {"link":"A link of a type that this version does not know is left out: what it stood on leads nowhere."} },
  { id: 'Ruled', schema: Ruled },
  { id: 'SaidAnswer', schema: SaidAnswer, text: "An answer as staff read it.", fields: {"text":"In words: names of options, a day, names of a region.","pics":"Addresses that are good for some minutes."} },
  { id: 'ScreenAsked', schema: ScreenAsked, text: "A screen's request, as it is told to whom scanned it.", fields: {"store":"The store in which the screen stands, which is not always the one asked for.","system":"Of the screen, by its own word: `Windows`; empty: unknown.","browser":"`Chrome`; empty: unknown.","isNear":"Whether the screen and who asks come by one network.","expireTime":"Milliseconds since the epoch."} },
  { id: 'ScreenRequest', schema: ScreenRequest, text: "What a screen that wants to be signed in shows, and what it alone keeps.", fields: {"ask":"Stands in the code that a phone scans.","claim":"Never shown: who has it is let in once a phone has allowed it.","digits":"Four digits that the screen and the phone show alike.","expireTime":"Until when a phone may answer."} },
  { id: 'ScreenRole', schema: ScreenRole },
  { id: 'SeckillBlock', schema: SeckillBlock, text: "The flash sale that runs, or the next one; there only while there is one.", fields: {"now":"The server's clock when it was read.","session.goods.price":"Fen in the activity, and outside of it.","session.goods.salePrice":"An amount of money, in fen (1/100 yuan).","session.goods.struckPrice":"Fen that its price is struck against: absent without a basis.","session.goods.quota":"Units of the session, and those that one person may buy.","session.startAt":"Milliseconds since the epoch.","session.endAt":"Milliseconds since the epoch.","session.isClosed":"Ended early by the operator."} },
  { id: 'SeckillClash', schema: SeckillClash, text: "Why a set-up cannot be saved, or should be looked at: another session or another activity has the SKU at the same time, its price is none, or the store has fewer units.", fields: {"skuId":"0: none in particular."} },
  { id: 'SeckillDetail', schema: SeckillDetail, fields: {"now":"The server's clock when it was read.","variants":"The other SKUs of the same goods in the session.","goods":"The goods as everybody sees them.","startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","isClosed":"Ended early by the operator."} },
  { id: 'SeckillGoods', schema: SeckillGoods, text: "One SKU of a session, without what changes while it sells: that comes by `quota`.", fields: {"price":"Fen in the activity, and outside of it.","salePrice":"An amount of money, in fen (1/100 yuan).","struckPrice":"Fen that its price is struck against: absent without a basis.","quota":"Units of the session, and those that one person may buy."} },
  { id: 'SeckillQuota', schema: SeckillQuota, text: "How a SKU sells at a moment, never older than a second.", fields: {"left":"Units that can still be taken, and the share that is taken, in percent."} },
  { id: 'SeckillSession', schema: SeckillSession, fields: {"startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","isClosed":"Ended early by the operator."} },
  { id: 'SeckillStrip', schema: SeckillStrip, text: "What a page shows of the session that runs, or of the next one.", fields: {"now":"The server's clock when it was read.","session.goods.price":"Fen in the activity, and outside of it.","session.goods.salePrice":"An amount of money, in fen (1/100 yuan).","session.goods.struckPrice":"Fen that its price is struck against: absent without a basis.","session.goods.quota":"Units of the session, and those that one person may buy.","session.startAt":"Milliseconds since the epoch.","session.endAt":"Milliseconds since the epoch.","session.isClosed":"Ended early by the operator."} },
  { id: 'SecondFactor', schema: SecondFactor, text: "One's own second factor.", fields: {"since":"Since when codes of an authenticator are asked for; null: a password is enough.","codesLeft":"Recovery codes that were not used yet.","isNeeded":"The owner asks for one: it can be changed, and not turned off."} },
  { id: 'SecondUnitRule', schema: SecondUnitRule, text: "Of each two units the cheaper one costs `bp` basis points of its price; `pairs` of one order may, 0 = any number.", fields: {"bp":"Basis points that are left to pay: 8500 = 85 %."} },
  { id: 'Segment', schema: Segment, fields: {"changedAt":"Milliseconds since the epoch."} },
  { id: 'Sending', schema: Sending, text: "When a store sends what was paid: the time to ship runs on these days alone.", fields: {"days":"Days of the week, 1 Monday to 7 Sunday.","untilHour":"What may be sent before this hour counts from then on, anything later from the next day.","daysOff":"Holidays, on which it does not send.","daysOn":"Days on which it sends all the same, as in weeks around holidays."} },
  { id: 'ServiceCategory', schema: ServiceCategory, fields: {"count":"Published articles that are bound to it."} },
  { id: 'ServiceCenterArticle', schema: ServiceCenterArticle, fields: {"store":"Of the reader, or of who wrote it where they are in a store of another partner.","html":"Cleaned by the server when it was saved.","helpful":"Readers whom it helped.","updatedAt":"Milliseconds since the epoch.","goods":"What it is about, if the store sells that."} },
  { id: 'SettingSetup', schema: SettingSetup, text: "One setting of a model, in both languages.", fields: {"code":"As the device calls it.","options":"Of a choice; else none.","least":"Bounds and step of a number, which is whole.","initial":"What a device has until somebody sets another value."} },
  { id: 'Settlement', schema: Settlement, text: "How it was settled: by a transfer, or by goods that were sent." },
  { id: 'ShareChannel', schema: ShareChannel, text: "`sheet` the system's own, `menu` the messenger's, `copy` the address, `poster` the picture; `opened`: somebody came by it." },
  { id: 'ShareDays', schema: ShareDays, fields: {"all.shares":"How often it was shared.","all.opened":"How often a shared address was opened.","all.visitors":"Browsers that opened one.","all.orders":"Orders paid by who came so, placed within 15 days; the last address that they came by counts.","all.amount":"What was paid for them, fen."} },
  { id: 'SharedGoods', schema: SharedGoods, fields: {"shares":"How often it was shared.","opened":"How often a shared address was opened.","visitors":"Browsers that opened one.","orders":"Orders paid by who came so, placed within 15 days; the last address that they came by counts.","amount":"What was paid for them, fen."} },
  { id: 'Sharer', schema: Sharer, fields: {"shares":"How often it was shared.","opened":"How often a shared address was opened.","visitors":"Browsers that opened one.","orders":"Orders paid by who came so, placed within 15 days; the last address that they came by counts.","amount":"What was paid for them, fen."} },
  { id: 'SheetFile', schema: SheetFile, text: "A file inside an answer." },
  { id: 'ShelfPlan', schema: ShelfPlan, text: "When goods go on and off the shelf of a store by themselves, in milliseconds since the epoch.", fields: {"onAt":"Milliseconds since the epoch.","offAt":"Milliseconds since the epoch.","problem":"Why they did not go on at their time; null: nothing went wrong since.","version":"0: nothing was ever planned. Goes up with every change; a save that names an older one is refused."} },
  { id: 'ShippingBatch', schema: ShippingBatch, text: "A table of waybills that was sent in.", fields: {"state":"checked: nothing is shipped yet; running; done.","createTime":"Milliseconds since the epoch.","doneTime":"Milliseconds since the epoch.","sameAs":"The same file was sent in before: that table's number."} },
  { id: 'ShippingRow', schema: ShippingRow, fields: {"line":"Line of the file, its heading being 1.","quantity":"Empty: all that is left."} },
  { id: 'ShownDishComment', schema: ShownDishComment, text: "What somebody says of a dish, for others to read.", fields: {"nickname":"Masked.","star":"1 to 5.","createTime":"Milliseconds since the epoch."} },
  { id: 'SignInContent', schema: SignInContent, fields: {"isOn":"Whether the partner has daily sign-in at all.","today":"The day of Beijing, `yyyy-MM-dd`.","rewards":"Points of the first to the seventh day in a row; then it begins again with the first.","streak":"Days in a row up to today, or up to yesterday while today is open.","todayPoints":"Points that today brings, or has brought.","expiryText":"How long these points hold, in words that go on a sentence.","calendar.month":"`yyyy-MM`","makeUp":"Null: a missed day cannot be made up.","makeUp.cost":"Points that it costs.","makeUp.isLeft":"Whether the one of this month is left.","makeUp.from":"The first day that could be made up."} },
  { id: 'SignedIn', schema: SignedIn, text: "What came of a sign-in by somebody else's word.", fields: {"url":"Where it begins; null when it has ended.","token":"For hosts without cookies.","needPhone":"Known to the provider and not yet to us: a phone makes a member.","ticket":"For the web view, as `cookie_token`: good once, for 60 s.","to":"Where one wanted to go."} },
  { id: 'Sku', schema: Sku, fields: {"places":"Of each attribute of the goods, in their order, the place of this SKU's value among its values: what a choice goes by, since two values may have one name in another language; -1 is none.","price":"Fen of one unit for everyone, with the discounts of this moment.","salePrice":"What it costs when they are over, where it is something else.","listPrice":"Fen that are struck through: the price itself where nothing is.","stock":"Units that can be bought, capped at 99.","limit":"Units one person may buy, 0 = no limit.","freight":"Fen that sending one unit to where most goods go costs; absent: it goes nowhere.","activity":"The activity that sells it for less now, and its page.","activity.endAt":"Milliseconds since the epoch."} },
  { id: 'SkuAttribute', schema: SkuAttribute },
  { id: 'SmartDevice', schema: SmartDevice, text: "All that the pages of a device show.", fields: {"model":"The model, as the maker calls it.","seenAt":"Null: never.","fault":"Null: all is well.","use":"The last 14 days, oldest first, of this owner alone.","mesh.since":"Since when this mesh has been in it.","mesh.productSn":"SKU to put into the cart.","mesh.goods":"Its goods; null: the store sells it no more.","saved":"What became of the settings saved last; null: none were.","saved.at":"Milliseconds since the epoch.","saved.reason":"Why the device did not take them; empty in other states.","productId":"Its goods: their guide tells how it is used, where there is one.","name":"Name of its model.","boundAt":"Milliseconds since the epoch.","lifeLeft":"Whole per cent of the mesh's life that are left."} },
  { id: 'SmsScene', schema: SmsScene },
  { id: 'SsoInit', schema: SsoInit, fields: {"weixinapi":"The official account that pages sign with in the messaging browser; signatures come from `share/wx-param`.","binding":"What the member is still to answer."} },
  { id: 'StaffLogin', schema: StaffLogin, text: "What staff sign in with; nobody else in the installation has the same." },
  { id: 'StaffMe', schema: StaffMe, fields: {"owes":"What is to be done before anything else is answered: the password that somebody else gave is changed, or a second factor set up.","rightsEverywhere":"Those that hold in every store of the partner: what the stores share needs them."} },
  { id: 'StaffPassword', schema: StaffPassword },
  { id: 'StaffRow', schema: StaffRow, fields: {"roles.storeId":"null: every store of the partner."} },
  { id: 'StaffSecret', schema: StaffSecret, text: "A password that is proven, whatever it was once allowed to be." },
  { id: 'StaffSession', schema: StaffSession, text: "Where somebody is signed in.", fields: {"device":"As the browser names itself, in short: `Chrome · Windows`; empty when it says nothing.","place":"The address it came from, its last part hidden.","startedAt":"Milliseconds since the epoch.","endsAt":"Milliseconds since the epoch.","isNew":"From a browser that had not signed this person in before."} },
  { id: 'StockMovement', schema: StockMovement, fields: {"at":"Milliseconds since the epoch.","kind":"Why: `submit`, `pay`, `close`, `return`, `edit`, …","number":"Of the order or the return that moved it.","staffName":"Of staff; null where a shopper or the clock moved it."} },
  { id: 'StockRow', schema: StockRow, fields: {"attr":"What tells it from its sisters, in one line.","salePrice":"An amount of money, in fen (1/100 yuan).","listPrice":"An amount of money, in fen (1/100 yuan).","waiting":"Members who want to hear when it is there again.","lowAt":"Units left at which it is low; null: as with all that say nothing.","version":"Goes up with every change by staff; a save that names an older one is refused."} },
  { id: 'StockState', schema: StockState, text: "0 sold out, 1 in stock, 2 few left." },
  { id: 'StoreSetup', schema: StoreSetup, fields: {"phone":"As it is shown, in groups.","hours":"When the shop's service answers, in words.","hotWords":"Offered where a shopper searches.","returnName":"Where goods are sent back to; the store itself where they are empty.","returnPhone":"As it is shown, in groups.","isOpen":"A closed store answers shoppers nothing but that it is closed.","times.payMinutes":"From the order until it is paid.","times.shipHours":"From when nothing keeps the goods until they should have left: a mark for staff.","times.confirmDays":"From the last parcel until receipt counts as confirmed.","times.answerDays":"From the wish for a return until silence agrees to it.","times.sendBackDays":"From there until the goods are on their way back.","times.lookDays":"From there until the store has looked at them.","legal":"Who is behind it, and what it is filed under.","legal.company":"As it stands on the licence.","legal.creditCode":"Unified social credit code, 18 characters.","legal.permits":"Those that the trade needs, in the order in which they are shown.","legal.icp":"Filing of the web site with the ministry, `京ICP备12345678号-1`.","legal.police":"Filing with the police, `京公网安备 11010502030143号`.","legal.miniFiling":"Filing of the mini-program, `京ICP备12345678号-2X`.","legal.complaintPhone":"Where shoppers complain; as it is shown, in groups.","legal.licence":"Picture of the business licence.","promises":"What it promises beside the law, in the order in which it is shown.","promises.name":"On the page of goods, beside the others.","promises.text":"What it means, for who asks.","gaps":"What the store lacks before it may take money: as long as it lacks any, it is a test shop."} },
  { id: 'StoreShelfPlan', schema: StoreShelfPlan, text: "What came of times that were set for all stores, in one of them.", fields: {"plan":"What is planned there now; null: nothing was set there."} },
  { id: 'StoredBlock', schema: StoredBlock, text: "A block as it is stored: goods are chosen, not copied, so that prices are those of now; coupons and where an entrance leads are looked up as well. An entrance without a `subTitle` says what is on.", fields: {"slides.tone":"Whether the words stand on a dark or a light part.","slides.link":"A link of a type that this version does not know is left out: what it stood on leads nowhere.","items.pic":"Instead of the icon of its kind.","items.link":"A link of a type that this version does not know is left out: what it stood on leads nowhere.","link":"A link of a type that this version does not know is left out: what it stood on leads nowhere.","side":"Where the picture stands.","areas.x":"Percent of a picture's width or height.","areas.y":"Percent of a picture's width or height.","areas.width":"Percent of a picture's width or height.","areas.height":"Percent of a picture's width or height.","now":"The server's clock when it was read.","session.goods.price":"Fen in the activity, and outside of it.","session.goods.salePrice":"An amount of money, in fen (1/100 yuan).","session.goods.struckPrice":"Fen that its price is struck against: absent without a basis.","session.goods.quota":"Units of the session, and those that one person may buy.","session.startAt":"Milliseconds since the epoch.","session.endAt":"Milliseconds since the epoch.","session.isClosed":"Ended early by the operator.","items.subTitle":"What can be said of the activity now."} },
  { id: 'StruckBasis', schema: StruckBasis, text: "What a struck-through price rests on, for whoever asks.", fields: {"note":"Who says so; empty of the lowest price of the last days."} },
  { id: 'TableColumns', schema: TableColumns, text: "The columns of a table that was sent in, with what they may be.", fields: {"columns.head":"As it was sent; one without a heading, or with that of another, has its letter: `[C]`.","columns.samples":"Three at most that differ, the first ones.","columns.guess":"What it looks like; null: like nothing.","name":"What a mapping of it may be called.","kept":"All that were kept, those that know most of its headings first.","kept.lacking":"Headings that it knows and the table does not have."} },
  { id: 'TabsBlock', schema: TabsBlock },
  { id: 'Tally', schema: Tally, text: "How often one option, or one number of stars, was chosen.", fields: {"id":"Id of the option, or the stars."} },
  { id: 'Tax', schema: Tax, text: "A tax category and its rate, as they are set.", fields: {"code":"Tax category: the 19 digits of 税收分类编码.","rate":"Basis points: 1300 is 13 %. `exempt`: no tax by law, which is not 0 %."} },
  { id: 'ThirdInfo', schema: ThirdInfo, text: "The same as its buyer opens it.", fields: {"againTicket":"Opens the order to ask once more: there where this one was refused or taken back and its line has units left.","orderItemId":"Absent when it is about a whole order.","role":"Who asked, as the specification counts them; 1 also where the store gave it back unasked.","isByStore":"The store gave it back on its own word: nobody asked.","num":"Units, of all lines.","applyAmount":"What was asked for, freight included; 0 for exchange and reissue.","freightAmount":"An amount of money, in fen (1/100 yuan).","approvedAmount":"An amount of money, in fen (1/100 yuan).","refundAmounts":"How what goes back, or is asked for, comes about; null where no money goes back.","outcomes":"What becomes of gifts, add-ons, promotions and coupons.","refundState":"Null while no money is to go back.","answer":"What the store said when it refused.","exchange":"What is sent in exchange; null where nothing is.","exchange.stock":"Units in stock, capped at 99.","exchange.isSame":"The one that comes back.","timeline":"Newest first.","timeline.time":"Milliseconds since the epoch.","createTime":"Milliseconds since the epoch.","deadlineAt":"Milliseconds since the epoch.","items":"Its lines, with the units that are asked for."} },
  { id: 'ThirdLine', schema: ThirdLine, text: "A line of an order that another platform sold.", fields: {"lineNo":"The OMS's number of the line.","productSn":"The merchant's own code of the SKU; empty where the platform was told none.","pic":"Absent where the shop itself does not sell it.","paidAmount":"What the buyer paid for all of it.","delivery":"How far its parcel was when the OMS told last; null where it does not tell.","deliveryText":"The same in words; empty where it is not told."} },
  { id: 'ThirdOrder', schema: ThirdOrder, fields: {"ticket":"Opens this order in this session, for half an hour after the code.","expiresAt":"Milliseconds since the epoch.","payTime":"Milliseconds since the epoch.","returnableUntil":"Milliseconds since the epoch.","lines.maxNum":"Units that can be asked for now; 0 while an application is open.","lines.refundable":"Fen that go back for 1, 2 … maxNum units, by a way that gives money.","lines.ways":"Every way; of the open ones the first is meant where none is chosen.","lines.applyId":"The newest application about this line.","lines.lineNo":"The OMS's number of the line.","lines.productSn":"The merchant's own code of the SKU; empty where the platform was told none.","lines.pic":"Absent where the shop itself does not sell it.","lines.paidAmount":"What the buyer paid for all of it.","lines.delivery":"How far its parcel was when the OMS told last; null where it does not tell.","lines.deliveryText":"The same in words; empty where it is not told."} },
  { id: 'ThirdRet', schema: ThirdRet, text: "A third-party return, with the fields of an own one.", fields: {"orderItemId":"Absent when it is about a whole order.","role":"Who asked, as the specification counts them; 1 also where the store gave it back unasked.","isByStore":"The store gave it back on its own word: nobody asked.","num":"Units, of all lines.","applyAmount":"What was asked for, freight included; 0 for exchange and reissue.","freightAmount":"An amount of money, in fen (1/100 yuan).","approvedAmount":"An amount of money, in fen (1/100 yuan).","refundAmounts":"How what goes back, or is asked for, comes about; null where no money goes back.","outcomes":"What becomes of gifts, add-ons, promotions and coupons.","refundState":"Null while no money is to go back.","answer":"What the store said when it refused.","exchange":"What is sent in exchange; null where nothing is.","exchange.stock":"Units in stock, capped at 99.","exchange.isSame":"The one that comes back.","timeline":"Newest first.","timeline.time":"Milliseconds since the epoch.","createTime":"Milliseconds since the epoch.","deadlineAt":"Milliseconds since the epoch.","items":"Its lines, with the units that are asked for."} },
  { id: 'ThirdWay', schema: ThirdWay, text: "A way of giving a line back, open now or not.", fields: {"note":"What it means; where it is not open, why."} },
  { id: 'Thread', schema: Thread, text: "A part of a conversation, the oldest message first.", fields: {"hasEarlier":"Whether there are messages before these."} },
  { id: 'TimedRule', schema: TimedRule, text: "A share that is left to pay, an amount off each unit, or one price for all.", fields: {"value":"Basis points that are left to pay: 8500 = 85 %."} },
  { id: 'Title', schema: Title, text: "A title that the shopper used before." },
  { id: 'ToDo', schema: ToDo, fields: {"name":"As its noun calls it.","text":"The same in words of the reader's language.","isCut":"There are more than were counted."} },
  { id: 'Token22', schema: Token22, text: "22 characters of base62: 128 random bits." },
  { id: 'TransferState', schema: TransferState, fields: {"reason":"Why it was rejected.","orderStatus":"State of the order.","amount":"An amount of money, in fen (1/100 yuan).","remarkCode":"To be written with the transfer: the short number of the order.","account":"Where to transfer to; null where this order cannot be paid so.","voucher":"What was sent last.","voucher.createTime":"Milliseconds since the epoch.","closesAt":"When the order closes by itself.","canWithdraw":"The voucher in review can be taken back."} },
  { id: 'UnreadAlerts', schema: UnreadAlerts, text: "How many are unread; from `maxUnreadAlerts` on, at least so many." },
  { id: 'UnreadNotices', schema: UnreadNotices, text: "How many are unread, in all and by kind; kinds with none are absent." },
  { id: 'UploadKey', schema: UploadKey, text: "Name of an upload, chosen by the server: 26 digits and small letters." },
  { id: 'UploadPermission', schema: UploadPermission, text: "Where one picture may be sent, and how.", fields: {"key":"Names the upload afterwards.","method":"POST: a form of these fields whose last is `file`. PUT: the file alone.","url":"Absolute, or a path of this server.","expire":"Milliseconds since the epoch.","maxSize":"Bytes."} },
  { id: 'UploadPurpose', schema: UploadPurpose, text: "What a picture is for. Of vouchers, returns, feedback and forms the shop shows signed addresses only, good for minutes." },
  { id: 'Uploaded', schema: Uploaded },
  { id: 'UseDay', schema: UseDay },
  { id: 'UsedMapping', schema: UsedMapping, text: "A mapping by which a table is read." },
  { id: 'VideoRef', schema: VideoRef, text: "A video that staff sent: H.264 in MP4.", fields: {"url":"A path of the shop, which answers parts of it.","width":"Pixels, as it is shown.","duration":"Milliseconds."} },
  { id: 'VisitCount', schema: VisitCount, fields: {"key":"The day, the hour, or the name of what is counted; empty: none.","views":"Pages seen.","visits":"Sittings: a browser's tab from its first page to its last.","visitors":"Browsers; over several days, the sum of each day's."} },
  { id: 'VisitDays', schema: VisitDays, fields: {"hours":"Of the day, `00` to `23`.","pages":"By the name of the page in the specification.","landings":"Paths that visits began on.","referrers":"Hosts that visits came from.","hosts":"Apps around the shop.","steps":"home, goods, cart, checkout, paid: visits that came so far."} },
  { id: 'VisitRecord', schema: VisitRecord, text: "One page visit (specification §3).", fields: {"urlType":"Name of the route.","flowIndex":"Counts the pages of this browser.","screenSize":"Available width and height.","id":"`flowUuid` followed by `flowIndex`.","userId":"As the browser has it, or empty; who visits in truth, the session says.","clientTime":"Milliseconds, by the clock of the phone.","version":"Build stamp."} },
  { id: 'VoucherState', schema: VoucherState, text: "`closed`: nobody looked at it in time, and its order closed; `withdrawn`: its shopper took it back." },
  { id: 'VoucherStatus', schema: VoucherStatus, text: "−1 none was sent, 0 in review, 1 approved, 2 rejected, 3 taken back by the shopper." },
  { id: 'WaitingGift', schema: WaitingGift, fields: {"title":"What it is, in words; null: none."} },
  { id: 'Warranty', schema: Warranty, fields: {"cardNo":"12 digits, as on the card.","activatedAt":"Milliseconds since the epoch.","startAt":"The moment of activation, or of the purchase if that was earlier.","endAt":"Milliseconds since the epoch.","orderSn":"The order that the device was bought with, where one was found."} },
  { id: 'WeixinUser', schema: WeixinUser },
  { id: 'WholeReturn', schema: WholeReturn, fields: {"amount":"Fen, with freight.","freightAmount":"An amount of money, in fen (1/100 yuan)."} },
  { id: 'WinAddress', schema: WinAddress },
  { id: 'WithdrawStatus', schema: WithdrawStatus },
  { id: 'Withdrawal', schema: Withdrawal, fields: {"amount":"An amount of money, in fen (1/100 yuan).","fee":"An amount of money, in fen (1/100 yuan).","reason":"Why it was turned down or could not be paid.","createTime":"Milliseconds since the epoch.","paidAt":"Milliseconds since the epoch."} },
]

export const callWords: Readonly<Record<string, CallWords>> = {
  'identity.login': { body: {"code":"This or the password."} },
  'identity.updateInfo': { body: {"avatarKey":"A picture of one's own instead, sent for this purpose.","birthday":"Empty: taken back."} },
  'identity.renderWapWechat': { text: "Begins without a code; WeChat sends the browser back to the same address with code and state.", query: {"code":"What a provider hands out is good once.","agreed":"The ticket of what was ticked for it (`agree`)."} },
  'identity.appleLogin': { query: {"code":"What a provider hands out is good once."} },
  'identity.appLogin': { text: "Guarded like a POST although it is none: it signs in.", params: {"x":"What a provider hands out is good once."}, query: {"cookie_token":"Ticket of the web page that asked the mini-program for its login page.","agreed":"Agreements that were ticked on a login page of the app's own: `user:2026-01-01,privacy:2026-01-01`."} },
  'identity.oaLogin': { body: {"code":"What a provider hands out is good once."} },
  'identity.agree': { reply: {"":"A visitor's goes with the sign-in that is begun with it, within a minute."} },
  'screenAuth.claim': { text: "Asked again and again while the code is shown; repeated, it answers the same session." },
  'coupon.listLive': { query: {"itemId":"Public number of a goods item."} },
  'coupon.forGoods': { params: {"id":"Public number of a goods item."} },
  'member.index': { reply: {"level.need":"Growth still missing for the next level.","signIn":"Today’s sign-in, and the points that it brings or has brought; null: there is none.","canPromote":"They promote, or may apply to: applications are taken."} },
  'member.checkCancel': { reply: {"coolingDays":"Days in which signing in takes the cancellation back."} },
  'member.cancelMember': { reply: {"finalAt":"Milliseconds since the epoch."} },
  'member.passwordState': { reply: {"changedAt":"Milliseconds since the epoch."} },
  'member.passwordSet': { reply: {"changedAt":"Milliseconds since the epoch."} },
  'sales.scanDraw': { reply: {"":"`isNew`: drawn by this very call; false when the same person comes with the code again.","couponHistoryId":"Absent before it is drawn.","kind":"1 cash, 2 percent, 3 freight, 4 exchange.","threshold":"Fen that the goods it holds for must reach; 0 = none.","face":"Fen that it takes off; for an exchange, what the goods then cost.","discountBp":"Basis points that are left to pay; for percent alone.","maxDiscount":"Fen that a percent coupon takes off at most; 0 = no limit.","validFrom":"Null while it is not drawn and its time begins with the drawing: `validDays`.","validTo":"Milliseconds since the epoch.","status":"0 unused, 1 in an unpaid order, 2 used, 3 expired, 4 void; null before it is drawn.","drawn":"The shopper has as many as they may have.","left":"Some are left.","stackPoints":"Points may be used beside it."} },
  'points.list': { reply: {"debt":"Taken back from the next points: what a refund took of points that were spent already.","worth":"The amount, fen, that they take off an order; 0 while they pay for none.","spendPercent":"Percent of the goods after the coupon that they may pay; null: they pay for no order.","expiryText":"How long what is earned now holds, in words that go on a sentence.","expiring.at":"Milliseconds since the epoch.","rateBp":"Basis points of a point that each yuan earns at my level, and at the level that earns most; 0 while orders earn none."} },
  'points.ofOrder': { reply: {"isGranted":"They are granted already; before that the numbers are what it would earn now.","at":"When they will be granted: once returns are over; null while it is not received, and afterwards."} },
  'points.growthList': { reply: {"levels.discountBp":"Basis points of the price that this level pays, and of the usual points that it earns; 0 while orders earn none.","levels.benefit":"What else it brings, in words."} },
  'points.exchange': { body: {"quantity":"Coupons go one at a time.","addressId":"Where goods go; the default address without it."} },
  'catalog.detail': { params: {"id":"Public number of a goods item."} },
  'catalog.delivery': { params: {"id":"Public number of a goods item."} },
  'catalog.productList': { query: {"grantUuid":"Only what this coupon holds for.","priceMin":"Fen, both inclusive.","inStock":"1: only what can be bought now.","attrs":"`颜色:燕麦白`, several joined by `|`."} },
  'catalog.searchCategoryList': { reply: {"completions":"How the words may go on, with the number of goods that each finds: 1001 for more than `maxCounted`.","didYouMean":"The keyword as the store writes it, if it seems to have a mistake; whether the list shows what is found by this.","nearest":"Categories to look in when nothing is found."} },
  'catalog.recommend': { query: {"itemId":"Public number of a goods item."} },
  'review.list': { query: {"id":"Public number of a goods item.","tag":"A code of what it says in a word; nothing has one that is not known."}, reply: {"title":"Of the goods; empty for goods that are not there."} },
  'review.add': { reply: {"points":"What it earns once it is shown."} },
  'review.mine': { reply: {"points":"Points that a review earns once it is shown."} },
  'collection.add': { params: {"goods":"Public number of a goods item."} },
  'collection.delete': { params: {"goods":"Public number of a goods item."} },
  'collection.list': { query: {"itemId":"Public number of a goods item."} },
  'collection.deleteMore': { query: {"ids":"Ids joined by commas, 120 at most."} },
  'watch.list': { query: {"itemId":"Public number of a goods item."} },
  'cms.v1a': { params: {"":"`type`: also the number of a page, where no other has that for a type."} },
  'cms.preview': { params: {"":"`url`: the token; `a` or `b`, the page's layout, for staff who are signed in."}, reply: {"savedAt":"Milliseconds since the epoch.","until":"When the token ends; null: staff, who need none.","type":"The page's own, also where it was asked for by its number: its address is the one by this."} },
  'cms.agreement': { reply: {"version":"Empty: the server draws it from how the shop is set up now.","updatedAt":"Milliseconds since the epoch."} },
  'article.like': { body: {"liked":"What the member wants, so that it can be sent twice; left out: the other than now."} },
  'article.comments': { reply: {"commentCount":"Comments and replies that everyone sees.","liked":"Whether the member who asks likes the article, and how many do."} },
  'article.create': { body: {"parentId":"The comment that it answers; of a reply, that reply's own comment."} },
  'service.feedback': { body: {"pics":"Uploads sent for feedback."} },
  'service.instructions': { query: {"q":"Words of the title or the text; of the shop's search, so a word that is begun will do."} },
  'service.questions': { query: {"q":"Words of the title or the text; of the shop's search, so a word that is begun will do."} },
  'service.knowledge': { query: {"q":"Words of the title or the text; of the shop's search, so a word that is begun will do."} },
  'service.policy': { query: {"id":"One that is asked for: all of the partner who has it."}, reply: {"list.store":"Of the reader, or of who wrote it where they are in a store of another partner.","list.html":"Cleaned by the server when it was saved.","list.helpful":"Readers whom it helped.","list.updatedAt":"Milliseconds since the epoch.","list.goods":"What it is about, if the store sells that."} },
  'service.search': { query: {"q":"Words of the title or the text; of the shop's search, so a word that is begun will do."} },
  'service.read': { reply: {"isHelpful":"Null: nothing yet."} },
  'guides.productGuide': { params: {"productId":"Public number of a goods item."} },
  'guides.goodsHelp': { params: {"productId":"Public number of a goods item."} },
  'dining.receipt': { query: {"token":"From the code on the receipt."} },
  'dining.comment': { body: {"token":"From the code on the receipt.","requestId":"The same request again is answered alike.","pics":"Uploads sent for reviews."} },
  'cart.delete': { query: {"ids":"Ids joined by commas, 120 at most."} },
  'cart.checked': { query: {"dels":"Ids joined by commas, 120 at most.","adds":"Ids joined by commas, 120 at most."} },
  'cart.getCartTotal': { reply: {"payAmount":"An amount of money, in fen (1/100 yuan)."} },
  'checkout.flowModify': { body: {"invoice.taxNo":"Unified social credit code; companies only."} },
  'checkout.submit': { body: {"expectPayAmount":"Fen that the shopper saw; anything else to pay is refused.","expectGifts":"The gifts that a page showed: fewer than these are not sent without asking.","expectReturns":"What the page said of a line when its order was placed: less than that is not given without asking. `isAgreed`: the buyer ticked that it does not come back without a reason."}, reply: {"payAmount":"An amount of money, in fen (1/100 yuan).","autoCloseAt":"Milliseconds since the epoch."} },
  'order.orderStatus': { reply: {"payAmount":"An amount of money, in fen (1/100 yuan).","autoCloseAt":"Milliseconds since the epoch."} },
  'payment.params': { text: "Method `wxPay-JSAPI` with the user's uuid is the request of the messaging browser." },
  'payment.back': { text: "UnionPay's page comes back by a form that the browser posts; nothing in it is believed." },
  'share.wxParam': { query: {"":"On iOS the address that the document was loaded from, elsewhere the current one."}, reply: {"":"`timestamp` in seconds."} },
  'share.card': { reply: {"title":"Empty: the brand's name."} },
  'share.record': { body: {"id":"Made by the page: a note that is sent twice counts once.","sponsorId":"`opened`: whose address it was, the `uuid` of a member."} },
  'share.posters': { query: {"itemId":"Public number of a goods item.","path":"The page of the shop that the code leads to, where it is another than that of the goods."} },
  'returns.orderDetail': { query: {"role":"In whose place one asks: 1 the buyer, 2 a promoter, 3 a shopping guide, 4 a supervisor."} },
  'returns.reason': { query: {"isUnsent":"Of goods that were not sent yet; type 0 leaves it open, without this.","isFaultOnly":"Of goods that do not come back without a reason."} },
  'returns.apply': { body: {"role":"In whose place one asks: 1 the buyer, 2 a promoter, 3 a shopping guide, 4 a supervisor."} },
  'returns.v2OrderDetail': { query: {"role":"In whose place one asks: 1 the buyer, 2 a promoter, 3 a shopping guide, 4 a supervisor."} },
  'returns.v2Reason': { query: {"isUnsent":"Of goods that were not sent yet; type 0 leaves it open, without this.","isFaultOnly":"Of goods that do not come back without a reason."} },
  'returns.v2Apply': { body: {"exchangeProductSn":"Type 2 alone: the variant wanted instead, of the same price; the same one again when absent.","role":"In whose place one asks: 1 the buyer, 2 a promoter, 3 a shopping guide, 4 a supervisor."} },
  'thirdReturn.order': { query: {"thirdOrderSn":"As the other platform prints it."} },
  'thirdReturn.apply': { body: {"type":"As for own returns; 0 leaves it to the server: a refund while it has not arrived, then a return."} },
  'invoice.apply': { body: {"taxNo":"Unified social credit code; companies only."} },
  'invoice.byOrder': { reply: {"amount":"What may be invoiced: paid and not refunded.","canMail":"Whether it can come by mail once it is issued.","isReceived":"The invoice is issued once the order is received.","earlier":"Invoices that were reversed, the newest first."} },
  'invoice.thirdInvoice': { text: "For anyone who has an order's papers and the phone it was sent to, wherever it was bought: no account. The code of the phone opens its orders for half an hour in this session. A refusal is the page's to tell (specification §8)." },
  'invoiceScan.orderInvoice': { body: {"taxNo":"Unified social credit code; companies only."} },
  'invoiceScan.updateInvoice': { body: {"taxNo":"Unified social credit code; companies only."} },
  'invoiceRequest.ask': { body: {"orderSn":"As the other platform prints it.","amount":"Fen, as printed."} },
  'conversation.messages': { reply: {"state":"Null: nobody has written yet.","unread":"Answers that I have not seen.","seen":"The last message of mine that the staff have seen; 0: none.","away":"What the store says while nobody is there; empty: somebody is.","canRate":"Whether it was closed and I have not said what I think of it.","hasEarlier":"Whether there are messages before these."} },
  'conversation.send': { body: {"pic":"An upload for feedback.","itemId":"Public number of a goods item."} },
  'seckill.seckillList': { reply: {"":"`now`: the server's clock when it was read.","now":"Milliseconds since the epoch."} },
  'seckill.current': { reply: {"session":"What a page shows of the session that runs, or of the next one.","session.now":"The server's clock when it was read.","session.session.goods.price":"Fen in the activity, and outside of it.","session.session.goods.salePrice":"An amount of money, in fen (1/100 yuan).","session.session.goods.struckPrice":"Fen that its price is struck against: absent without a basis.","session.session.goods.quota":"Units of the session, and those that one person may buy.","session.session.startAt":"Milliseconds since the epoch.","session.session.endAt":"Milliseconds since the epoch.","session.session.isClosed":"Ended early by the operator.","now":"The server's clock when it was read.","session.goods.price":"Fen in the activity, and outside of it.","session.goods.salePrice":"An amount of money, in fen (1/100 yuan).","session.goods.struckPrice":"Fen that its price is struck against: absent without a basis.","session.goods.quota":"Units of the session, and those that one person may buy.","session.startAt":"Milliseconds since the epoch.","session.endAt":"Milliseconds since the epoch.","session.isClosed":"Ended early by the operator."} },
  'seckill.quota': { reply: {"now":"Milliseconds since the epoch."} },
  'seckill.secKillSubmit': { body: {"expectPayAmount":"Fen that the shopper saw; anything else to pay is refused.","expectReturns":"What the page said of a line when its order was placed: less than that is not given without asking. `isAgreed`: the buyer ticked that it does not come back without a reason."}, reply: {"payAmount":"An amount of money, in fen (1/100 yuan).","autoCloseAt":"Milliseconds since the epoch."} },
  'bargain.list': { reply: {"serverTime":"The server's clock when it was read."} },
  'activity.orderModify': { body: {"flowId":"The open checkout that is priced again; absent: a new one."}, reply: {"kind":"1 cart, 2 buy now, from 3 on an activity.","activity":"The activity that it belongs to, with its page inside the shop.","lostGifts":"Gifts that were earned, had the store any left.","amounts":"Fen; freight is null until there is an address.","promotions":"Why it comes to that.","couponHistoryId":"What is in the price now; null: none.","arrivalText":"When the last of it comes if it is paid now; empty: not promised, or no address yet.","blocked":"Why it cannot be submitted now, in words for the shopper, or null.","invoice":"Whom the order's invoice is to be made out to; null: none is wanted.","canMailInvoice":"Whether it can come by mail.","expiresAt":"Milliseconds since the epoch."} },
  'activity.submit': { body: {"expectPayAmount":"Fen that the shopper saw; anything else to pay is refused.","expectReturns":"What the page said of a line when its order was placed: less than that is not given without asking. `isAgreed`: the buyer ticked that it does not come back without a reason."}, reply: {"orderIds":"Order numbers joined by commas.","payAmount":"An amount of money, in fen (1/100 yuan).","autoCloseAt":"Milliseconds since the epoch."} },
  'lottery.lottery': { body: {"drawToken":"A UUID that the phone makes for each draw.","usePoints":"Whether points may pay for it once no other draw is left."} },
  'innerBuy.list': { reply: {"quota":"Null: no grant of this year."} },
  'innerBuy.innerBuy': { reply: {"kind":"1 cart, 2 buy now, from 3 on an activity.","activity":"The activity that it belongs to, with its page inside the shop.","lostGifts":"Gifts that were earned, had the store any left.","amounts":"Fen; freight is null until there is an address.","promotions":"Why it comes to that.","couponHistoryId":"What is in the price now; null: none.","arrivalText":"When the last of it comes if it is paid now; empty: not promised, or no address yet.","blocked":"Why it cannot be submitted now, in words for the shopper, or null.","invoice":"Whom the order's invoice is to be made out to; null: none is wanted.","canMailInvoice":"Whether it can come by mail.","expiresAt":"Milliseconds since the epoch."} },
  'innerBuy.innerBuyModify': { body: {"invoice.taxNo":"Unified social credit code; companies only."}, reply: {"kind":"1 cart, 2 buy now, from 3 on an activity.","activity":"The activity that it belongs to, with its page inside the shop.","lostGifts":"Gifts that were earned, had the store any left.","amounts":"Fen; freight is null until there is an address.","promotions":"Why it comes to that.","couponHistoryId":"What is in the price now; null: none.","arrivalText":"When the last of it comes if it is paid now; empty: not promised, or no address yet.","blocked":"Why it cannot be submitted now, in words for the shopper, or null.","invoice":"Whom the order's invoice is to be made out to; null: none is wanted.","canMailInvoice":"Whether it can come by mail.","expiresAt":"Milliseconds since the epoch."} },
  'postage.postagePromotionDetail': { reply: {"orderSn":"The order in which the member has taken it.","serverTime":"The server's clock when it was read."} },
  'postage.postagePromotionFlow': { body: {"invoice.taxNo":"Unified social credit code; companies only."} },
  'postage.postagePromotionSubmit': { body: {"expectPayAmount":"Fen that the shopper saw; anything else to pay is refused.","expectReturns":"What the page said of a line when its order was placed: less than that is not given without asking. `isAgreed`: the buyer ticked that it does not come back without a reason."}, reply: {"payAmount":"An amount of money, in fen (1/100 yuan).","autoCloseAt":"Milliseconds since the epoch."} },
  'gift.claim': { body: {"":"Where goods go; the default address without it."} },
  'evaluate.list': { reply: {"reports":"The latest reports that the store shows, with the first page alone.","serverTime":"The server's clock when it was read."} },
  'evaluate.detail': { reply: {"intro":"Lines of text: what is tested, and what holds.","my":"Null for strangers, and for who has not applied.","serverTime":"The server's clock when it was read."} },
  'evaluate.apply': { body: {"reason":"Why one should be chosen.","addressId":"Where the goods would go."} },
  'fx.register': { body: {"idTail":"The last four signs of the identity card."} },
  'fx.myCollect': { query: {"range":"Days to look back from the last one.","until":"The last day, in Beijing; today unless told."} },
  'fx.myAchievement': { query: {"range":"Days to look back from the last one.","until":"The last day, in Beijing; today unless told."} },
  'fx.cashOutTotal': { reply: {"withdrawn":"An amount of money, in fen (1/100 yuan).","withdrawing":"An amount of money, in fen (1/100 yuan)."} },
  'fx.cashOutSubmit': { body: {"amount":"Fen."} },
  'fx.brought': { reply: {"earns":"An amount of money, in fen (1/100 yuan).","amount":"An amount of money, in fen (1/100 yuan).","commission":"An amount of money, in fen (1/100 yuan)."} },
  'smart.device': { params: {"deviceId":"As it stands in the code on a device; what is none is unknown, as every other."} },
  'smart.saveSettings': { params: {"deviceId":"As it stands in the code on a device; what is none is unknown, as every other."}, body: {"values":"Those that change, or all; what is not named stays.","values.value":"`on` or `off`, the value of a choice, or a number in digits."} },
  'smart.bind': { body: {"deviceId":"As it stands in the code on a device; what is none is unknown, as every other.","code":"From the code on the device: its maker's cloud knows it."} },
  'smart.unbind': { params: {"deviceId":"As it stands in the code on a device; what is none is unknown, as every other."} },
  'smart.activateWarranty': { params: {"deviceId":"As it stands in the code on a device; what is none is unknown, as every other."} },
  'smart.confirmMesh': { params: {"deviceId":"As it stands in the code on a device; what is none is unknown, as every other."}, body: {"since":"`since` of the mesh that was taken out: it is replaced once."} },
  'approval.save': { body: {"upTo":"In fen, for points in points; null where it always takes two.","perDay":"In fen, for points in points; null where it always takes two."} },
  'approval.code': { reply: {"expiresIn":"Seconds.","nextAfter":"Seconds until another one may be sent."} },
  'role.save': { body: {"storeId":"As it was made: a role moves to no other store."} },
  'secondFactor.begin': { body: {"code":"Of the authenticator, or a recovery code; asked for where one is set up."}, reply: {"secret":"Base32, for who cannot scan.","uri":"What the QR code holds: `otpauth://totp/…`.","ticket":"To be handed back with the first code."} },
  'secondFactor.confirm': { body: {"code":"Six digits of an authenticator, or a recovery code, as people copy them: in groups."} },
  'secondFactor.codes': { body: {"code":"Of the authenticator, or a recovery code; asked for where one is set up."} },
  'secondFactor.off': { body: {"code":"Of the authenticator, or a recovery code; asked for where one is set up."} },
  'secondFactor.saveRule': { body: {"roles":"Beside everybody it counts for nothing."} },
  'staff.login': { body: {"code":"Of the authenticator, or a recovery code, where `needsFactorCode` was the answer."} },
  'staff.audit': { query: {"object":"One thing (`order 26…`), or everything of its kind (`order`).","who":"A part of the name of who did it.","action":"An action (`order.ship`), or all that begin so (`order.`)."} },
  'staff.auditExport': { body: {"object":"One thing (`order 26…`), or everything of its kind (`order`).","who":"A part of the name of who did it.","action":"An action (`order.ship`), or all that begin so (`order.`)."} },
  'staff.peopleReads': { query: {"object":"One thing (`order 26…`), or everything of its kind (`order`).","who":"A part of the name of who did it."} },
  'brandAdmin.save': { body: {"nameEn":"Empty: the Chinese one.","hasEnglish":"The shop is there in English as well; without, everybody sees it in Chinese.","logo":"A drawing as SVG; of its colours only what is not transparent counts.","logoPicture":"A picture of the library, which stands in place of the drawing and keeps its colours: at least 192 pixels each way, no side longer than 1.25 of the other.","sharePicture":"A picture of the library, best 5:4.","shareTitle":"Empty: the brand's name.","ground":"`own`: the one that it has, which is none of those to choose from.","smartMark":"Of the brand's own app of the smart devices.","mallMark":"Of the brand's own app of the mall."} },
  'houseBrands.list': { reply: {"isHouse":"Whether the reader runs the house; nobody else sees other brands."} },
  'houseBrands.create': { body: {"password":"Of the owner's first sign-in; they change it themselves."} },
  'storeAdmin.save': { body: {"phone":"As it is shown, in groups.","hours":"When the shop's service answers, in words.","hotWords":"Offered where a shopper searches.","returnName":"Where goods are sent back to; the store itself where they are empty.","returnPhone":"As it is shown, in groups.","isOpen":"A closed store answers shoppers nothing but that it is closed."} },
  'storeAdmin.saveTimes': { body: {"payMinutes":"From the order until it is paid.","shipHours":"From when nothing keeps the goods until they should have left: a mark for staff.","confirmDays":"From the last parcel until receipt counts as confirmed.","answerDays":"From the wish for a return until silence agrees to it.","sendBackDays":"From there until the goods are on their way back.","lookDays":"From there until the store has looked at them."} },
  'storeAdmin.saveLegal': { body: {"company":"As it stands on the licence.","creditCode":"Unified social credit code, 18 characters.","permits":"Those that the trade needs, in the order in which they are shown.","icp":"Filing of the web site with the ministry, `京ICP备12345678号-1`.","police":"Filing with the police, `京公网安备 11010502030143号`.","miniFiling":"Filing of the mini-program, `京ICP备12345678号-2X`.","complaintPhone":"Where shoppers complain; as it is shown, in groups.","licence":"Address of a picture of the library; empty: none."} },
  'storeAdmin.savePromises': { body: {"promises.name":"On the page of goods, beside the others.","promises.text":"What it means, for who asks."} },
  'storeAdmin.create': { body: {"phone":"As it is shown, in groups.","hours":"When the shop's service answers, in words.","hotWords":"Offered where a shopper searches.","returnName":"Where goods are sent back to; the store itself where they are empty.","returnPhone":"As it is shown, in groups.","isOpen":"A closed store answers shoppers nothing but that it is closed."} },
  'exportAdmin.create': { body: {"from":"First and last day, for what asks for days.","until":"A day in Beijing."} },
  'exportAdmin.link': { reply: {"until":"Milliseconds since the epoch."} },
  'alertAdmin.unread': { reply: {"newest":"The number of the newest alert that one may see, read or not; 0 without any."} },
  'alertAdmin.list': { reply: {"newest":"The number of the newest that one may see; 0 without any.","kinds":"Kinds that one may see."} },
  'robotAdmin.save': { body: {"id":"0: a new one."} },
  'robotAdmin.test': { reply: {"fault":"Why the last message was not taken, and since when none is.","fault.said":"Its own words, or the code of a broken connection.","fault.since":"Milliseconds since the epoch."} },
  'standingAdmin.set': { body: {"reason":"Why; the member reads it in the copy of their data."} },
  'freightAdmin.save': { body: {"id":"None: a new one.","version":"0 for a new one.","areas.first":"Grams or pieces.","areas.firstFee":"Fen: more than any parcel costs.","areas.step":"Grams or pieces.","areas.stepFee":"Fen: more than any parcel costs.","areas.freeOverAmount":"Fen of goods from which on nothing is charged; null: never."} },
  'freightAdmin.remove': { params: {"id":"Public number of a goods item."} },
  'levelPriceAdmin.list': { query: {"categoryId":"With all below it."} },
  'levelPriceAdmin.save': { body: {"changes.seen":"What was there when it was read.","changes.price":"In fen (1/100 yuan)."} },
  'levelPriceAdmin.share': { body: {"bp":"Basis points; null: take them away."} },
  'promotionAdmin.save': { body: {"id":"0: a new one.","version":"Of the promotion that was read; a save that names an older one is refused.","scopeIds":"Categories or SKUs; none for all.","limitPerUser":"Orders of one member, 0 = no limit."} },
  'promotionAdmin.clashes': { body: {"id":"0: a new one.","version":"Of the promotion that was read; a save that names an older one is refused.","scopeIds":"Categories or SKUs; none for all.","limitPerUser":"Orders of one member, 0 = no limit."} },
  'promotionAdmin.trial': { body: {"levelCode":"Level of the member; none: no member price.","countyCode":"Where it goes; without it freight is left out."} },
  'couponAdmin.preview': { body: {"kind":"1 cash, 2 percent, 3 freight, 4 exchange.","threshold":"In fen (1/100 yuan).","face":"In fen (1/100 yuan).","maxDiscount":"In fen (1/100 yuan).","productSn":"Of an exchange.","validFrom":"Either both moments, or days from the drawing.","isEverywhere":"It holds in every store of the brand, not in this one alone."} },
  'couponAdmin.create': { body: {"kind":"1 cash, 2 percent, 3 freight, 4 exchange.","threshold":"In fen (1/100 yuan).","face":"In fen (1/100 yuan).","maxDiscount":"In fen (1/100 yuan).","productSn":"Of an exchange.","validFrom":"Either both moments, or days from the drawing.","isEverywhere":"It holds in every store of the brand, not in this one alone."} },
  'couponAdmin.close': { body: {"voidsUnused":"Takes back what was drawn and not used; what stands in an unpaid order stays."} },
  'couponAdmin.issue': { reply: {"":"`left` members of the levels got none: they have their share, or none was left.","waits":"Nobody got one yet: another person must agree."} },
  'couponAdmin.decide': { body: {"phoneCode":"From one's own phone, to agree to what one asked for oneself."} },
  'couponAdmin.scanCode': { reply: {"expiresAt":"Milliseconds since the epoch."} },
  'couponAdmin.held': { reply: {"list.validTo":"Milliseconds since the epoch.","list.at":"Milliseconds since the epoch."} },
  'levelAdmin.save': { body: {"growthMin":"The level begins at this growth; the lowest one at 0.","discountBp":"Basis points of the price that it pays, where no price of its own is set.","pointsRateBp":"Basis points of the usual points that it earns.","benefit":"What else it brings, in words for the shopper.","version":"Of the level that was read; 0: a new one."} },
  'pointsAdmin.read': { reply: {"waiting":"What was asked for this member and waits for another person.","aloneUpTo":"Beyond this many at once, or in a day, another person must agree."} },
  'pointsAdmin.adjust': { reply: {"waiting":"What was asked for this member and waits for another person.","aloneUpTo":"Beyond this many at once, or in a day, another person must agree."} },
  'pointsAdmin.decide': { body: {"phoneCode":"From one's own phone, to agree to what one asked for oneself."} },
  'pointsRules.save': { body: {"version":"Of the rules that were read; a save that names older ones is refused.","earnBp":"Basis points of a point that each whole yuan of an order earns, at the usual level; null: orders earn none.","spendPercent":"Percent of the goods after the coupon that points may pay; null: they pay for no order.","expiryYears":"At the end of which year points run out: 0 that in which they are earned, 1 the next; null: never. For what is earned from then on."} },
  'mediaAdmin.list': { query: {"q":"In the name, and in what is said of the picture.","folderId":"0: those in no folder."} },
  'mediaAdmin.detail': { params: {"id":"Public number of a goods item."} },
  'mediaAdmin.uses': { params: {"id":"Public number of a goods item."} },
  'mediaAdmin.add': { body: {"folderId":"0: in no folder."} },
  'mediaAdmin.save': { params: {"id":"Public number of a goods item."}, body: {"folderId":"0: in no folder."} },
  'mediaAdmin.replace': { params: {"id":"Public number of a goods item."} },
  'mediaAdmin.move': { body: {"folderId":"0: in no folder."} },
  'mediaAdmin.removeFolder': { params: {"id":"Public number of a goods item."} },
  'categoryAdmin.save': { body: {"id":"None: a new one.","version":"0 for a new one.","parentId":"Of a new one; what is there is moved by a call of its own.","pic":"Address of a picture of the library, or of the one that it has; empty: none."} },
  'categoryAdmin.move': { params: {"id":"Public number of a goods item."}, body: {"parentId":"0: at the top.","place":"How many of the others there stand before it."} },
  'categoryAdmin.remove': { params: {"id":"Public number of a goods item."} },
  'goodsAdmin.list': { query: {"shelf":"`planned`: goods that go on or off at a time, or did not go on at theirs. `archived`: goods that are made no more, which stand in none of the others.","stock":"Goods with a SKU of which few are left, or none.","returns":"Goods whose return policy staff have yet to look at.","listPrice":"Goods with a SKU whose list price is above the price without a basis."} },
  'goodsAdmin.export': { body: {"shelf":"`planned`: goods that go on or off at a time, or did not go on at theirs. `archived`: goods that are made no more, which stand in none of the others.","stock":"Goods with a SKU of which few are left, or none.","returns":"Goods whose return policy staff have yet to look at.","listPrice":"Goods with a SKU whose list price is above the price without a basis."}, reply: {"isCut":"There were more; goods are whole or left out."} },
  'goodsAdmin.detail': { params: {"id":"Public number of a goods item."} },
  'goodsAdmin.options': { reply: {"usualTax":"What invoices tell of goods that say nothing themselves."} },
  'goodsAdmin.create': { body: {"code":"Empty: the server gives one.","pics":"Addresses of pictures of the library, or of those that the goods have; the first one is the main picture.","video":"Null: none. Absent: as it was.","video.url":"Of a video that was sent for goods, or that goods of the partner have.","video.cover":"Address of a picture of the library; empty: the main picture.","detailHtmlEn":"Empty: the other one is shown in English as well. Absent: as it was.","tax":"What invoices tell of them, for orders that are placed from then on; null: what the partner usually says. Absent: as it was.","listBasis":"What list prices above the price rest on.","listBasisNote":"Who says what the maker suggests, as shoppers read it.","skus":"The combinations that are sold, in the order to show.","onAt":"When they go on the shelf of this store by themselves; not beside `onSale`. Absent or null: somebody puts them on."} },
  'goodsAdmin.save': { params: {"id":"Public number of a goods item."}, body: {"pics":"Addresses of pictures of the library, or of those that the goods have; the first one is the main picture.","video":"Null: none. Absent: as it was.","video.url":"Of a video that was sent for goods, or that goods of the partner have.","video.cover":"Address of a picture of the library; empty: the main picture.","detailHtmlEn":"Empty: the other one is shown in English as well. Absent: as it was.","tax":"What invoices tell of them, for orders that are placed from then on; null: what the partner usually says. Absent: as it was.","listBasis":"What list prices above the price rest on.","listBasisNote":"Who says what the maker suggests, as shoppers read it."} },
  'goodsAdmin.matrix': { params: {"id":"Public number of a goods item."}, body: {"axes":"Those that the goods have stand first, in their order, whatever they are called now.","skus":"All SKUs that the store has of the goods, and new ones, in the order to show."} },
  'goodsAdmin.shelf': { params: {"id":"Public number of a goods item."}, reply: {"droppedAt":"A time that had been planned for what was now done by hand, and is no more; null: none."} },
  'goodsAdmin.planShelf': { params: {"id":"Public number of a goods item."}, body: {"version":"Of the plan that was seen; 0: there was none.","onAt":"Milliseconds since the epoch; null: not by itself. Both null: nothing is planned.","offAt":"Later than `onAt`."} },
  'goodsAdmin.planShelves': { params: {"id":"Public number of a goods item."}, body: {"onAt":"Milliseconds since the epoch; null: not by itself. Both null: nothing is planned.","offAt":"Later than `onAt`."} },
  'goodsAdmin.archive': { params: {"id":"Public number of a goods item."} },
  'goodsAdmin.remove': { params: {"id":"Public number of a goods item."} },
  'goodsAdmin.sku': { body: {"salePrice":"Fen.","listPrice":"Fen.","onHand":"What stock was set to, and what the operator saw before: the difference is applied, so that sales in the meantime are not undone."} },
  'stockAdmin.list': { query: {"q":"In what goods are found by, or in the code of the SKU.","categoryId":"With all below it."} },
  'stockAdmin.save': { body: {"changes.salePrice":"Fen.","changes.listPrice":"Fen.","changes.onHand":"As with one SKU: the difference is applied, so that sales in between are kept."} },
  'stockAdmin.adjust': { body: {"q":"In what goods are found by, or in the code of the SKU.","categoryId":"With all below it.","seen":"How many goods fitted when the operator asked; of others nothing is touched.","how":"`share`: basis points more or less; `amount`: fen or units more or less; `set`: these."} },
  'taxAdmin.read': { reply: {"usual":"Of goods without one of their own; null: that of the installation.","freight":"Of freight, which then is a line of its own on invoices; null: freight is spread over the goods and taxed as they are.","house":"That of the installation, for partners who have set none.","ownGoods":"Goods with one of their own.","version":"0 before the first save.","updatedAt":"Milliseconds since the epoch."} },
  'taxAdmin.save': { body: {"usual":"Of goods without one of their own; null: that of the installation.","freight":"Of freight, which then is a line of its own on invoices; null: freight is spread over the goods and taxed as they are.","version":"Of the setting that was read; a save that names an older one is refused."}, reply: {"usual":"Of goods without one of their own; null: that of the installation.","freight":"Of freight, which then is a line of its own on invoices; null: freight is spread over the goods and taxed as they are.","house":"That of the installation, for partners who have set none.","ownGoods":"Goods with one of their own.","version":"0 before the first save.","updatedAt":"Milliseconds since the epoch."} },
  'goodsImport.begin': { body: {"size":"Bytes of the file."} },
  'goodsImport.choose': { body: {"profile":"One of those that it fits.","freightTemplateId":"null: rows that name no freight template are wrong.","categoryId":"Where goods go whose category is not there; null: their rows are wrong.","brand":"Empty: none.","tax":"null: the usual one of the partner.","onHand":"Units of this store; null: rows that say no stock are wrong.","listNote":"Where the maker suggests list prices above the price; empty: those of other systems are left out."} },
  'importAfter.beginZip': { body: {"size":"Bytes of the file."} },
  'importMapping.map': { body: {"kept":"The kept mapping that this one takes the place of; null: a new one.","groupBy":"Of `grouped`: where the column stands in which rows of one goods item agree.","columns.place":"Where a column stands in its table, from 0.","columns.column":"What it is here."} },
  'importMapping.list': { reply: {"list.groupBy":"Heading of the column by which rows belong together; empty: by none.","list.usedTime":"When a table was read by it last."} },
  'searchAdmin.synonyms': { reply: {"version":"Goes up with every change, 0 before the first; a save that names an older one is refused."} },
  'searchAdmin.saveSynonyms': { body: {"groups":"Groups of words that mean the same."}, reply: {"version":"Goes up with every change, 0 before the first; a save that names an older one is refused."} },
  'searchAdmin.misses': { reply: {"list.at":"Of the last one."} },
  'reviewAdmin.list': { query: {"stars":"Stars up to this many.","itemId":"Public number of a goods item."} },
  'reviewAdmin.setReward': { body: {"seen":"What the operator saw."} },
  'reviewAdmin.reply': { body: {"seen":"The answer that the operator saw; empty for none."} },
  'pageAdmin.list': { reply: {"list.layout":"`a`: a page of the shop; `b`: a page to read.","list.path":"Where shoppers find it.","list.isChanged":"The draft is not what shoppers see.","list.publishAt":"When the draft will be published; null: nobody said so.","list.savedAt":"Milliseconds since the epoch."} },
  'pageAdmin.version': { reply: {"description":"For search engines and link cards.","blocks.zh":"A block in one language; which fields it has, its kind says (`StoredBlock`).","blocks.en":"A block in one language; which fields it has, its kind says (`StoredBlock`)."} },
  'pageAdmin.create': { body: {"like":"Begins with the blocks of this page of the store."} },
  'pageAdmin.save': { body: {"description":"For search engines and link cards.","blocks.zh":"A block in one language; which fields it has, its kind says (`StoredBlock`).","blocks.en":"A block in one language; which fields it has, its kind says (`StoredBlock`)."} },
  'pageAdmin.draw': { body: {"blocks.zh":"A block in one language; which fields it has, its kind says (`StoredBlock`).","blocks.en":"A block in one language; which fields it has, its kind says (`StoredBlock`)."}, reply: {"shown":"For each block what is shown of it; null: nothing now."} },
  'pageAdmin.publish': { body: {"at":"Left out: now."} },
  'pageAdmin.preview': { reply: {"until":"Milliseconds since the epoch."} },
  'articleAdmin.list': { reply: {"list.publishAt":"When it is to be seen, or was first; null: a draft that never was.","list.updatedAt":"Milliseconds since the epoch."} },
  'articleAdmin.save': { body: {"id":"Left out: a new one.","cover":"Address of a picture of the library, or of the one that it has.","publishAt":"When it is to be seen; null: at once, or since it was first."} },
  'articleCommentAdmin.judge': { body: {"from":"What the operator saw."} },
  'articleCommentAdmin.mode': { reply: {"isCheckedFirst":"Comments wait until they were looked at; else they are seen at once."} },
  'articleCommentAdmin.setMode': { reply: {"isCheckedFirst":"Comments wait until they were looked at; else they are seen at once."} },
  'serviceAdmin.articles': { reply: {"list.place":"Smaller ones stand first among those that are read as often.","list.updatedAt":"Milliseconds since the epoch."} },
  'serviceAdmin.save': { body: {"id":"Left out: a new one."} },
  'guideAdmin.save': { body: {"id":"Left out: a new one.","productId":"Public number of a goods item.","pic":"Address of a picture of the library, or of the one that it has.","sections.pic":"Address of a picture of the library, or of the one that it has.","goodsIds":"Spare parts."} },
  'kitchenAdmin.saveKitchen': { body: {"cover":"Address of a picture of the library, or of the one that it has."} },
  'kitchenAdmin.saveRecipe': { body: {"id":"Left out: a new one.","cover":"Address of a picture of the library, or of the one that it has.","steps.pic":"Address of a picture of the library, or of the one that it has."} },
  'diningAdmin.receipts': { query: {"q":"A part of the table or of the dish."} },
  'diningAdmin.issue': { body: {"dishEn":"Empty: its Chinese name is shown."} },
  'diningAdmin.comments': { query: {"q":"A part of the words or of the dish."} },
  'diningAdmin.judge': { body: {"from":"What the operator saw."} },
  'orderAdmin.list': { query: {"q":"Order number, number of a payment or of a parcel, phone of receiver or buyer, or the end of one of them (four signs or more), start of the receiver's name, word of a title, SKU code."} },
  'orderAdmin.beside': { query: {"q":"Order number, number of a payment or of a parcel, phone of receiver or buyer, or the end of one of them (four signs or more), start of the receiver's name, word of a title, SKU code."} },
  'orderAdmin.exportChosen': { body: {"sns":"Orders that were chosen one by one."} },
  'orderAdmin.printed': { body: {"sns":"Orders that were chosen one by one."} },
  'orderAdmin.correctWaybill': { body: {"deliverySn":"What goes without a carrier has none: a sign of the client's own stands for it, by which a repeated call is known, and which nobody is shown."} },
  'orderAdmin.ship': { body: {"deliverySn":"What goes without a carrier has none: a sign of the client's own stands for it, by which a repeated call is known, and which nobody is shown."} },
  'orderAdmin.price': { body: {"lines":"Fen of all units of a line; those that are not named stay.","lines.amount":"In fen (1/100 yuan).","freightAmount":"In fen (1/100 yuan)."} },
  'priceAdmin.decide': { body: {"phoneCode":"From one's own phone, to agree to what one asked for oneself."} },
  'carrierAdmin.read': { reply: {"list.code":"Kuaidi100's of a carrier.","version":"0 before the first save.","updatedAt":"Milliseconds since the epoch."} },
  'carrierAdmin.save': { body: {"list":"In the order in which they are offered; a built-in one that is missing is off.","list.own":"A van of the partner's own; null: one that every shop has.","list.own.nameEn":"Empty: the Chinese one is shown in English too.","list.own.phone":"Of who drives, shown to who waits for the goods; empty: none.","version":"Of the list that was read; a save that names an older one is refused."}, reply: {"list.code":"Kuaidi100's of a carrier.","version":"0 before the first save.","updatedAt":"Milliseconds since the epoch."} },
  'shippingAdmin.export': { reply: {"isCut":"More wait than one table holds."} },
  'parcelLabelAdmin.saveAccount': { body: {"id":"0: a new one.","senderAddress":"All of it in one line, as it stands on the label."} },
  'accountAdmin.propose': { body: {"accountNo":"Digits, which people write in groups.","leastAmount":"Fen from which on orders can be paid so.","version":"Version of the account that was seen; null for none."} },
  'accountAdmin.decide': { body: {"phoneCode":"From one's own phone, to agree to what one asked for oneself.","accountNo":"Digits, which people write in groups."} },
  'voucherAdmin.list': { query: {"q":"What a bank statement tells: digits of the order number, the payer's name, the bank's number or the yuan that arrived."} },
  'voucherAdmin.approve': { body: {"amount":"fen that arrived","serialNo":"Number under which the bank knows the transfer; it pays for one order only.","payer":"Who paid, by the bank statement."} },
  'shipReportAdmin.list': { query: {"q":"Number of the payment or of an order."}, reply: {"waiting":"How many of the store wait, whatever was asked for.","failed":"How many failed."} },
  'billAdmin.days': { query: {"from":"A day in Beijing.","until":"A day in Beijing."} },
  'billAdmin.read': { body: {"day":"A day in Beijing."} },
  'billAdmin.differences': { query: {"day":"A day in Beijing."} },
  'repairAdmin.confirm': { body: {"channelNo":"Number of a payment at its channel, of a bank's proof, or of the voucher of a transfer.","amount":"In fen (1/100 yuan)."} },
  'repairAdmin.paidOut': { body: {"channelNo":"Number of a payment at its channel, of a bank's proof, or of the voucher of a transfer.","amount":"In fen (1/100 yuan)."} },
  'repairAdmin.decide': { body: {"phoneCode":"From one's own phone, to agree to what one asked for oneself.","amount":"In fen (1/100 yuan).","channelNo":"Number of a payment at its channel, of a bank's proof, or of the voucher of a transfer."} },
  'refundAdmin.refund': { body: {"isUnsent":"About units that were not sent: they never will be.","lines.quantity":"0: an amount without units.","lines.amount":"Fen, of a line without units alone: units have their price.","freightAmount":"In fen (1/100 yuan).","amount":"Fen in all, as the operator saw it.","restock":"The units can be sold again.","desc":"The shopper reads it."}, reply: {"applyId":"Number of the return it became; null while another person must agree."} },
  'refundAdmin.decide': { body: {"phoneCode":"From one's own phone, to agree to what one asked for oneself."} },
  'returnsAdmin.list': { query: {"pickup":"Those whose courier is still to come, or who waited for one in vain and have not sent the goods since."} },
  'returnsAdmin.agree': { body: {"amount":"Fen; all that was asked for when absent."} },
  'returnsAdmin.receive': { body: {"amount":"Fen; what was agreed, for the units received, when absent."} },
  'returnsAdmin.bookPickup': { body: {"instead":"The one who shall not come then."} },
  'thirdReturnAdmin.agree': { body: {"amount":"Fen; all that was asked for when absent."} },
  'thirdReturnAdmin.receive': { body: {"amount":"Fen; what was agreed, for the units received, when absent."} },
  'invoiceAdmin.list': { query: {"stage":"`unreversed`: issued, and their reversal came to nothing, until staff ask again or leave it.","q":"Order number, invoice number, tax number or the start of a name."} },
  'invoiceAdmin.export': { body: {"stage":"`unreversed`: issued, and their reversal came to nothing, until staff ask again or leave it.","q":"Order number, invoice number, tax number or the start of a name."}, reply: {"isCut":"There are more than one table holds."} },
  'invoiceAdmin.upload': { body: {"invoiceNo":"Of a fully digital invoice.","issueTime":"When it was issued, ms: not before the order was paid, and not ahead.","base64":"The PDF in base64, 10 MB at most."} },
  'invoiceAdmin.file': { body: {"form":"A PDF only of what staff had issued.","base64":"The file in base64, 10 MB at most."} },
  'invoiceAdmin.askBuyer': { body: {"sentTime":"When it was sent, ms: within the last 72 hours; absent: now."} },
  'invoiceAdmin.redden': { body: {"redNo":"Of a fully digital invoice."} },
  'invoiceAdmin.reverse': { body: {"reissue":"Whether a new one follows, over what is paid and not refunded."} },
  'invoiceRequestAdmin.list': { query: {"q":"Order number, phone, tax number or invoice number, or the start of a name."} },
  'conversationAdmin.list': { query: {"q":"A phone, or a part of a name."} },
  'conversationAdmin.detail': { reply: {"messages.hasEarlier":"Whether there are messages before these.","seen":"The last message of the staff that the member has seen; 0: none.","rating":"What the member thought of it last.","rating.at":"Milliseconds since the epoch.","unread":"Messages of the member that nobody of the staff has seen.","waitingSince":"Since when the member waits; null where it is not the staff's turn.","last":"The last message in a line; empty for a picture.","lastKind":"Null: all of it was too old to be kept.","lastAt":"Milliseconds since the epoch.","staff":"Who of the staff looks after it; null: nobody yet."} },
  'conversationAdmin.answer': { body: {"pic":"A picture that was sent by the policy of this domain.","itemId":"Public number of a goods item."} },
  'conversationAdmin.take': { body: {"from":"Who looks after it as far as one has seen; who else has it now is told first."} },
  'conversationAdmin.handOver': { body: {"from":"Who looks after it as far as one has seen; who else has it now is told first."} },
  'conversationAdmin.saveSetting': { body: {"isLimited":"False: somebody is always there.","weekdays":"1 Monday to 7 Sunday.","opens":"Minutes of the day, by Beijing's clock."} },
  'seckillAdmin.clashes': { body: {"id":"0: a new one.","version":"Of what was read; a save that names an older one is refused.","startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","skus":"SKUs that an activity sells, each at a price and with a quota of its own.","skus.price":"fen"} },
  'seckillAdmin.save': { body: {"id":"0: a new one.","version":"Of what was read; a save that names an older one is refused.","startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","skus":"SKUs that an activity sells, each at a price and with a quota of its own.","skus.price":"fen"} },
  'bargainAdmin.clashes': { body: {"id":"0: a new one.","version":"Of what was read; a save that names an older one is refused.","startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","startPrice":"fen","floorPrice":"In fen (1/100 yuan).","stock":"Units that can be had at the floor."} },
  'bargainAdmin.voidHelp': { reply: {"currentPrice":"An amount of money, in fen (1/100 yuan)."} },
  'bargainAdmin.save': { body: {"id":"0: a new one.","version":"Of what was read; a save that names an older one is refused.","startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","startPrice":"fen","floorPrice":"In fen (1/100 yuan).","stock":"Units that can be had at the floor."} },
  'groupBuyAdmin.clashes': { body: {"id":"0: a new one.","version":"Of what was read; a save that names an older one is refused.","startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","goalValue":"People or units; of no meaning without a goal.","freightCoupon":"Whether a freight coupon may join.","skus":"SKUs that an activity sells, each at a price and with a quota of its own.","skus.price":"fen"} },
  'groupBuyAdmin.save': { body: {"id":"0: a new one.","version":"Of what was read; a save that names an older one is refused.","startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","goalValue":"People or units; of no meaning without a goal.","freightCoupon":"Whether a freight coupon may join.","skus":"SKUs that an activity sells, each at a price and with a quota of its own.","skus.price":"fen"} },
  'signInAdmin.save': { body: {"version":"Of the rule that was read; a save that names an older one is refused.","rewards":"Points of the first to the seventh day in a row.","makeUpCost":"Points that a missed day costs; null: it cannot be made up."} },
  'lotteryAdmin.clashes': { body: {"id":"0: a new one.","version":"Of what was read; a save that names an older one is refused.","startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","cost":"Points of one more draw; null: there is none for points.","dailyMax":"Draws of one person in a day, and in all.","totalMax":"Draws of one person.","orderLeast":"fen","prizes.weight":"Of the sum of all weights.","prizes.quota":"Units; null: without an end. Goods always have one.","prizes.points":"Of a prize of points, 0 otherwise."} },
  'lotteryAdmin.ship': { body: {"deliverySn":"What goes without a carrier has none: a sign of the client's own stands for it, by which a repeated call is known, and which nobody is shown."} },
  'lotteryAdmin.save': { body: {"id":"0: a new one.","version":"Of what was read; a save that names an older one is refused.","startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","cost":"Points of one more draw; null: there is none for points.","dailyMax":"Draws of one person in a day, and in all.","totalMax":"Draws of one person.","orderLeast":"fen","prizes.weight":"Of the sum of all weights.","prizes.quota":"Units; null: without an end. Goods always have one.","prizes.points":"Of a prize of points, 0 otherwise."} },
  'innerBuyAdmin.savePrice': { body: {"id":"0: a new one.","version":"Of the price that was read; a save that names an older one is refused.","price":"fen of one unit"} },
  'innerBuyAdmin.clashes': { body: {"id":"0: a new one.","version":"Of the price that was read; a save that names an older one is refused.","price":"fen of one unit"} },
  'innerBuyAdmin.addGrant': { body: {"quota":"fen"} },
  'innerBuyAdmin.changeGrant': { body: {"quota":"fen"} },
  'innerBuyAdmin.saveSetting': { body: {"yearlyQuota":"fen"} },
  'pointsShopAdmin.clashes': { body: {"id":"0: a new one.","version":"Of what was read; a save that names an older one is refused.","startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","skuId":"One of them: the SKU, or the template of the coupon.","cashAmount":"Fen beside the points; 0 of coupons.","quota":"Units in all, and those of one member.","minLevel":"Code of the level from which on members can have it; null: everyone.","sort":"The lower stands first."} },
  'pointsShopAdmin.save': { body: {"id":"0: a new one.","version":"Of what was read; a save that names an older one is refused.","startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","skuId":"One of them: the SKU, or the template of the coupon.","cashAmount":"Fen beside the points; 0 of coupons.","quota":"Units in all, and those of one member.","minLevel":"Code of the level from which on members can have it; null: everyone.","sort":"The lower stands first."} },
  'postageAdmin.clashes': { body: {"id":"0: a new one.","version":"Of what was read; a save that names an older one is refused.","startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","postageAmount":"fen"} },
  'postageAdmin.save': { body: {"id":"0: a new one.","version":"Of what was read; a save that names an older one is refused.","startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","postageAmount":"fen"} },
  'giftAdmin.clashes': { body: {"id":"0: a new one.","version":"Of what was read; a save that names an older one is refused.","startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","skuId":"One of them: a SKU, the template of a coupon, or points.","quota":"Gifts in all."} },
  'giftAdmin.save': { body: {"id":"0: a new one.","version":"Of what was read; a save that names an older one is refused.","startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","skuId":"One of them: a SKU, the template of a coupon, or points.","quota":"Gifts in all."} },
  'questionAdmin.save': { body: {"id":"0: a new one.","version":"Of what was read; a save that names an older one is refused.","startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","intro":"Lines of text above the questions.","questions":"A form that may ask nothing.","thanks":"Lines of text that who has answered reads.","points":"Of a reward of points; 0 otherwise.","templateId":"Of a reward that is a coupon.","showsFigures":"Whether who has answered sees what all answered.","most":"Answers that are taken at the most; null: as many as come."} },
  'invitationAdmin.save': { body: {"id":"0: a new one.","version":"Of what was read; a save that names an older one is refused.","startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","place":"Where it is held; empty online.","point":"That place on a map, \"latitude,longitude\" in degrees (GCJ-02); empty: not told, or online.","onlineUrl":"Where those with a place find it online; empty otherwise.","pic":"Address of a picture of the library, or of the one that it has; empty: none.","audience":"Who may come; empty: anybody.","htmlEn":"Empty: the Chinese one is shown.","questions":"A form that may ask nothing."} },
  'evaluateAdmin.applications': { query: {"which":"Those about which nothing is decided, those who test, or everybody."} },
  'evaluateAdmin.clashes': { body: {"id":"0: a new one.","version":"Of what was read; a save that names an older one is refused.","startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","reportDays":"Days after receipt in which a report is due."} },
  'evaluateAdmin.save': { body: {"id":"0: a new one.","version":"Of what was read; a save that names an older one is refused.","startAt":"Milliseconds since the epoch.","endAt":"Milliseconds since the epoch.","reportDays":"Days after receipt in which a report is due."} },
  'fxAdmin.pay': { body: {"phoneCode":"From one's own phone, to pay what one approved oneself."} },
  'fxAdmin.addMaterial': { body: {"goods":"Number of the goods or code of a SKU; empty: about none."} },
  'fxAdmin.saveSetting': { body: {"minAmount":"Fen that a withdrawal is at least, and basis points of it that it costs.","offKinds":"Ways to buy whose orders pay nothing, as orders name them.","employeesEarn":"Whether employees who promote earn, and whether what employees buy pays anybody."} },
  'smartAdmin.saveModel': { body: {"id":"Absent: a new one.","code":"As the device cloud calls it.","goodsId":"Goods of the store: their picture, their guide, and the orders that a warranty may begin with.","meshSn":"SKU of the mesh.","ratedMinutes":"Minutes that a mesh is made for."} },
  'smartAdmin.devices': { query: {"q":"A part of the device’s number or of its owner’s name."} },
  'agreementAdmin.list': { reply: {"members":"Members whose account is open."} },
  'agreementAdmin.publish': { body: {"reason":"What changed and why, for the audit log.","version":"The version that was seen."}, reply: {"members":"Members whose account is open."} },
  'memberAdmin.list': { query: {"q":"A phone or its last four digits, a name, or an order number.","standing":"Those alone whom the brand has frozen, or put on its blacklist."} },
  'memberAdmin.close': { reply: {"finalAt":"Milliseconds since the epoch."} },
  'memberRecordAdmin.tags': { reply: {"members":"Members who wear it.","isOfStore":"Of this store alone; others are of all stores of the brand."} },
  'memberRecordAdmin.saveTag': { body: {"id":"The tag to change; left out for a new one.","isOfStore":"Of this store alone; whose a tag is stays as it was made."}, reply: {"members":"Members who wear it.","isOfStore":"Of this store alone; others are of all stores of the brand."} },
  'memberRecordAdmin.removeTag': { reply: {"members":"Members who wear it.","isOfStore":"Of this store alone; others are of all stores of the brand."} },
  'memberRecordAdmin.read': { reply: {"notes":"The newest first, 100 at most."} },
  'segmentAdmin.list': { reply: {"sources":"Where members come from, to choose among."} },
  'segmentAdmin.detail': { reply: {"eligible":"Of them those who get what is given: nobody on the blacklist does.","changedAt":"Milliseconds since the epoch."} },
  'segmentAdmin.save': { body: {"id":"The segment to change; left out for a new one.","version":"Of the segment that was read; 0: a new one."} },
  'segmentAdmin.members': { reply: {"list.paid":"An amount of money, in fen (1/100 yuan).","list.lastOrderTime":"Milliseconds since the epoch."} },
  'campaignAdmin.told': { reply: {"list.at":"Milliseconds since the epoch."} },
  'campaignAdmin.send': { body: {"link":"Where it leads; empty: nowhere.","memberId":"One of the two; neither: all members."} },
  'memberImportAdmin.check': { reply: {"points":"Points that new members bring along, and growth by the levels they had.","rows":"Wrong ones first, 200 at most.","rows.line":"Line of the file, its heading being 1.","rows.said":"What else the row says, for whoever looks it over."} },
  'memberImportAdmin.run': { reply: {"points":"Points that new members bring along, and growth by the levels they had.","rows":"Wrong ones first, 200 at most.","rows.line":"Line of the file, its heading being 1.","rows.said":"What else the row says, for whoever looks it over."} },
  'memberImportAdmin.oldOrders': { reply: {"at":"Milliseconds since the epoch.","amount":"An amount of money, in fen (1/100 yuan)."} },
}
