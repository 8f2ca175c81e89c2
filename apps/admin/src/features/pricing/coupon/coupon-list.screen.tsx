import { Button } from 'antd'
import { defineList } from '#platform/list/define-list.tsx'
import { WordField } from '#platform/list/fields.tsx'
import { words } from '#platform/list/filters.ts'
import { Icon } from '#platform/parts/icons.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { addressOf } from '#platform/places.ts'
import { Link, navigate } from '#platform/router.tsx'
import { count, dateTime, money } from '#platform/show.ts'
import { obtainText, termsText } from './coupon-words.ts'
import { CouponForm } from './coupon.form.tsx'
import styles from './coupon.module.css'
import { couponTexts } from './coupon.texts.ts'
import { stateTone } from './state-tone.ts'

export default defineList({
  texts: couponTexts,
  filters: { q: words() },
  name: 'coupons',
  read: (api, asked) => api.couponAdmin.list.query(asked),
  head: ({ texts, session: { scope, can }, open }) => ({
    title: texts.title,
    hint: texts.hint,
    actions: can('promotion.write') && (
      <Button
        type="primary"
        icon={<Icon name="plus" size={16} />}
        onClick={() =>
          open((close) => (
            <CouponForm
              of={undefined}
              onClose={close}
              onDone={({ id }) => void navigate(addressOf(scope, 'coupons', id))}
            />
          ))
        }
      >
        {texts.create}
      </Button>
    ),
  }),
  fields: ({ texts, field }) => <WordField of={field('q')} label={texts.search} />,
  rowKey: 'id',
  columns: ({ texts, session: { scope } }) => [
    {
      title: texts.name,
      key: 'name',
      render: (_, row) => (
        <div className={styles.cell}>
          <Link to={addressOf(scope, 'coupons', row.id)} className={styles.link}>
            {row.coupon.name}
          </Link>
          <span className="soft small">{termsText(row, texts)}</span>
          <span className="soft small">{row.coupon.scopeText}</span>
        </div>
      ),
    },
    {
      title: texts.given,
      key: 'obtain',
      width: 104,
      render: (_, { obtain }) => obtainText(obtain, texts),
    },
    {
      title: texts.state,
      key: 'state',
      card: 'corner',
      width: 150,
      render: (_, { state, drawTo }) => (
        <div className={styles.cell}>
          <span>
            <Pill tone={stateTone[state]}>{texts[state]}</Pill>
          </span>
          <span className="soft small">{dateTime(drawTo)}</span>
        </div>
      ),
    },
    {
      title: texts.drawn,
      key: 'drawn',
      width: 112,
      align: 'right',
      render: (_, { taken, total }) => (
        <div className={styles.cell}>
          <span>{count(taken)}</span>
          <span className="soft small">{texts.ofTotal(count(total))}</span>
        </div>
      ),
    },
    { title: texts.used, dataIndex: 'used', width: 84, align: 'right' },
    {
      title: texts.discounted,
      key: 'saved',
      width: 124,
      align: 'right',
      render: (_, { saved, paid }) => (
        <div className={styles.cell}>
          <span>{money(saved)}</span>
          {paid > 0 && (
            <span className="soft small">
              {texts.paid} {money(paid)}
            </span>
          )}
        </div>
      ),
    },
  ],
  width: 740,
  opens: ({ id }, { session }) => addressOf(session.scope, 'coupons', id),
  total: ({ texts }) => texts.listTotal,
  empty: ({ texts }) => ({ title: texts.none, text: texts.noneHint }),
})
