import { oneLine } from './encode.ts'
import { settleHeaders } from './headers.ts'
import type { HostTable } from './host.ts'

interface PolicyHeader {
  readonly name: string
  readonly value: string
  /** Whether it counts where the file says otherwise. */
  readonly override: boolean
}

// https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/aws-properties-cloudfront-responseheaderspolicy-securityheadersconfig.html

/** Headers that CloudFront takes under names of its own only. */
const security: Readonly<Record<string, (value: string) => readonly [string, object]>> = {
  'content-security-policy': (value) => ['ContentSecurityPolicy', { ContentSecurityPolicy: value }],
  'x-content-type-options': () => ['ContentTypeOptions', {}],
  'referrer-policy': (value) => ['ReferrerPolicy', { ReferrerPolicy: value }],
  'x-frame-options': (value) => ['FrameOptions', { FrameOption: value.toUpperCase() }],
  'strict-transport-security': (value) => [
    'StrictTransportSecurity',
    {
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0),
      IncludeSubdomains: value.includes('includeSubDomains'),
      Preload: value.includes('preload'),
    },
  ],
}

/** The headers of every answer, as a policy of CloudFront; those of files are with the files. */
export function configureHeaders({ headers: rules }: HostTable) {
  const { everywhere, files } = settleHeaders(rules)
  const headers = Object.entries(everywhere).map(([name, value]) => ({
    name,
    value: oneLine(value),
    override: !files.some((file) => name in file.headers),
  }))
  const custom = headers.filter(({ name }) => !(name.toLowerCase() in security))
  return {
    SecurityHeadersConfig: Object.fromEntries(headers.flatMap(configureSecurity)),
    ...(custom.length > 0 && { CustomHeadersConfig: { Items: custom.map(configureCustom) } }),
  }
}

function configureSecurity({ name, value, override }: PolicyHeader): [string, object][] {
  const entry = security[name.toLowerCase()]?.(value)
  return entry ? [[entry[0], { ...entry[1], Override: override }]] : []
}

const configureCustom = ({ name, value, override }: PolicyHeader) => ({
  Header: name,
  Value: value,
  Override: override,
})
