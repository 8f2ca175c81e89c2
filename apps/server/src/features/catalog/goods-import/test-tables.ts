import type { Cell } from '@mallard/kernel'

/** Tables of other systems with made-up goods, as these write them. */
export interface SampleTable {
  readonly heads: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

type Named = Readonly<Record<string, Cell>>
const tableOf = (heads: readonly string[], rows: readonly Named[]): SampleTable => ({
  heads,
  rows: rows.map((row) => {
    const odd = Object.keys(row).find((head) => !heads.includes(head))
    if (odd) throw new Error(`no column ${odd}`)
    return heads.map((head) => row[head] ?? '')
  }),
})

const picture = (name: string) => `https://cdn.example.com/files/${name}.jpg?v=1`

/** One goods item of two variants with a row for a picture, one without options, one gift card. */
export const shopifyOldSample = tableOf(
  `Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option1 Linked To,Option2 Name,Option2 Value,Option2 Linked To,Option3 Name,Option3 Value,Option3 Linked To,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Variant Image,Variant Weight Unit,Variant Tax Code,Cost per item,Status`.split(
    ',',
  ),
  [
    {
      Handle: 'pour-kettle',
      Title: 'Pour kettle',
      'Body (HTML)': '<p onclick="x()">Steel.</p><script>alert(1)</script>',
      Vendor: 'Heron Ware',
      'Product Category': 'Home & Garden > Kitchen & Dining > Kitchen Tools > Kettles > Stove',
      Tags: 'a-tag-that-is-long-and-internal, b',
      Published: 'true',
      'Option1 Name': 'Colour',
      'Option1 Value': 'White',
      'Variant SKU': 'PK-W',
      'Variant Grams': 900,
      'Variant Inventory Qty': 12,
      'Variant Price': '1,299.00',
      'Variant Compare At Price': '1599.00',
      'Variant Barcode': "'0012345678905",
      'Image Src': picture('b'),
      'Image Position': 2,
      'Gift Card': 'false',
      'Variant Weight Unit': 'kg',
      Status: 'active',
    },
    {
      Handle: 'pour-kettle',
      'Option1 Value': 'Black',
      'Variant SKU': 'PK-B',
      'Variant Grams': 910,
      'Variant Inventory Qty': -3,
      'Variant Price': '1299.00',
      'Image Src': picture('a'),
      'Image Position': 1,
      'Variant Image': picture('black'),
    },
    { Handle: 'pour-kettle', 'Image Src': picture('c'), 'Image Position': 3 },
    {
      Handle: '手冲-滤纸',
      Title: '手冲滤纸',
      Type: '滤纸',
      Published: 'true',
      'Option1 Name': 'Title',
      'Option1 Value': 'Default Title',
      'Variant Price': '29.00',
      'Variant Inventory Qty': 40,
      Status: 'draft',
    },
    {
      Handle: 'gift-card',
      Title: 'Gift card',
      'Option1 Name': 'Amount',
      'Option1 Value': '100',
      'Variant Price': '100.00',
      'Gift Card': 'true',
    },
  ],
)

export const shopifySample = tableOf(
  `Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Option1 Linked To,Option2 name,Option2 value,Option2 Linked To,Option3 name,Option3 value,Option3 Linked To,Price,Compare-at price,Cost per item,Charge tax,Tax code,Unit price total measure,Unit price total measure unit,Unit price base measure,Unit price base measure unit,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Weight unit for display,Requires shipping,Fulfillment service,Product image URL,Image position,Image alt text,Variant image URL,Gift card,SEO title,SEO description,Color (product.metafields.shopify.color-pattern),Google Shopping / Google product category,Google Shopping / Gender,Google Shopping / Age group,Google Shopping / Manufacturer part number (MPN),Google Shopping / Ad group name,Google Shopping / Ads labels,Google Shopping / Condition,Google Shopping / Custom product,Google Shopping / Custom label 0,Google Shopping / Custom label 1,Google Shopping / Custom label 2,Google Shopping / Custom label 3,Google Shopping / Custom label 4`.split(
    ',',
  ),
  [
    {
      Title: 'Wool throw',
      'URL handle': 'wool-throw',
      Description: '<p>Soft.</p>',
      Vendor: 'Heron Ware',
      Type: '毯子',
      'Published on online store': 'TRUE',
      Status: 'Active',
      SKU: 'WT-S-G',
      'Option1 name': 'Size',
      'Option1 value': 'Small',
      'Option2 name': 'Colour',
      'Option2 value': 'Grey',
      Price: '399.00',
      'Inventory quantity': 5,
      'Weight value (grams)': 453.592,
      'Product image URL': picture('throw'),
      'Image position': 1,
      'Gift card': 'FALSE',
    },
    {
      'URL handle': 'wool-throw',
      SKU: 'WT-L-G',
      'Option1 value': 'Large',
      'Option2 value': 'Grey',
      Price: '599.00',
      'Inventory quantity': 2,
    },
  ],
)

export const wooSample = tableOf(
  `ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,Is featured?,Visibility in catalog,Short description,Description,Date sale price starts,Date sale price ends,Tax status,Tax class,In stock?,Stock,Low stock amount,Backorders allowed?,Sold individually?,Weight (lbs),Length (in),Width (in),Height (in),Allow customer reviews?,Purchase note,Sale price,Regular price,Categories,Tags,Shipping class,Images,Download limit,Download expiry days,Parent,Grouped products,Upsells,Cross-sells,External URL,Button text,Position,Brands,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 1 global,Attribute 2 name,Attribute 2 value(s),Attribute 2 visible,Attribute 2 global`
    .replace('"GTIN, UPC, EAN, or ISBN"', 'GTIN; UPC; EAN; or ISBN')
    .split(',')
    .map((head) => head.replaceAll(';', ',')),
  [
    {
      ID: 11,
      Type: 'variable',
      SKU: 'MUG',
      Name: 'Stone mug',
      Published: 1,
      'Short description': 'Fired twice.',
      Description: '<p>Made\\nby hand</p>',
      'Weight (lbs)': 1,
      Categories: 'Kitchen, Kitchen > Mugs',
      Images: `${picture('mug-1')}, ${picture('mug-2')}`,
      Brands: 'Heron Ware',
      'Attribute 1 name': 'Material',
      'Attribute 1 value(s)': 'Stoneware',
      'Attribute 2 name': 'Colour',
      'Attribute 2 value(s)': 'Sand, Slate',
    },
    {
      ID: 12,
      Type: 'variation',
      SKU: 'MUG-SAND',
      'GTIN, UPC, EAN, or ISBN': '0012345678912',
      Name: 'Stone mug - Sand',
      Published: 1,
      Stock: 7,
      'Regular price': '88',
      'Sale price': '68',
      Images: picture('mug-sand'),
      Parent: 'MUG',
      'Attribute 2 name': 'Colour',
      'Attribute 2 value(s)': 'Sand',
    },
    {
      ID: 13,
      Type: 'variation',
      Name: 'Stone mug - Slate',
      Published: -1,
      Stock: 9,
      'Weight (lbs)': 2,
      'Regular price': '88',
      'Sale price': '68',
      'Date sale price ends': '2026-12-31',
      Parent: 'id:11',
      'Attribute 2 name': 'Colour',
      'Attribute 2 value(s)': 'Slate',
    },
    { ID: 20, Type: 'simple, virtual', Name: 'Spoon', Published: 1, 'Regular price': '19.90' },
    { ID: 21, Type: 'grouped', Name: 'Set', Published: 1 },
    { ID: 22, Type: 'variation', Name: 'Lost', Parent: 'id:99', 'Regular price': '5' },
  ],
)
