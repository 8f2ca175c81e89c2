import { defineEdit } from '#platform/form/define-edit.tsx'
import { ArticleForm } from './article.form.tsx'

/** Opens the form of an article once its texts are there; without an id, that of a new one. */
export const ArticleEdit = defineEdit(
  (api, id) => api.serviceAdmin.article.query({ id }),
  ArticleForm,
)
