import { declareImpersonal } from '../../platform/personal-data/declare-table.ts'
import { categoryText, contentPage, contentPageVersion, redirect } from './page-tables.ts'
import { contentBlock } from './tables.ts'

export const contentData = [
  declareImpersonal(contentBlock, 'key value updatedAt'),
  declareImpersonal(
    contentPage,
    'id kind slug title intro body imageKey seoTitle seoDescription topic position relatedSlugs searchWords readingMinutes publishedAt updatedAt active',
  ),
  declareImpersonal(contentPageVersion, 'id kind slug title body savedAt'),
  declareImpersonal(categoryText, 'categoryPath body updatedAt'),
  declareImpersonal(redirect, 'fromPath toPath updatedAt'),
]
