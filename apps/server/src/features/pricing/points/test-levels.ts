/** A level above all others, whose members pay no more than those below. */
export const levelInput = (step: number) => ({
  code: `step-${step}`,
  name: '测试等级',
  nameEn: '',
  growthMin: 50_000_000 + step,
  discountBp: 5000,
  pointsRateBp: 20_000,
  benefit: '',
  benefitEn: '',
  version: 0,
})
