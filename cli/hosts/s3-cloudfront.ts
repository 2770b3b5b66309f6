import { configureTemplate } from './cloudfront-template.ts'
import type { Host, HostTable } from './host.ts'
import { renderUpload } from './s3-upload.ts'

export const s3CloudFront: Host = {
  name: 's3-cloudfront',
  title: 'Amazon S3 and CloudFront',
  differences: [
    'A gone address answers with a short page of its own instead of the not-found page; its status says that it is gone (410).',
    'Of the headers of single files those are sent that say type, language, disposition and caching.',
    'Files below 1,000 bytes and above 10,000,000 are sent unpacked.',
  ],
  // The redirects are in a function of at most 10 KB, which is one line of cloudformation.json:
  // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html
  limits: { lineLength: 10 * 1024 },
  files: (table) => [
    { path: 'cloudformation.json', content: renderTemplate(table) },
    { path: 'upload.sh', content: renderUpload(table) },
  ],
}

const renderTemplate = (table: HostTable) =>
  `${JSON.stringify(configureTemplate(table), null, 2)}\n`
