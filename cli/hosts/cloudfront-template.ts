import { configureHeaders, renderFunction } from './cloudfront-answers.ts'
import type { HostTable } from './host.ts'

const ref = (name: string) => ({ Ref: name })
const attribute = (resource: string, name: string) => ({ 'Fn::GetAtt': [resource, name] })
const text = (pattern: string) => ({ 'Fn::Sub': pattern })

/** A private bucket, and CloudFront before it, for CloudFormation. */
export function configureTemplate(table: HostTable) {
  return {
    AWSTemplateFormatVersion: '2010-09-09',
    Description: `The website ${new URL(table.origin).hostname}`,
    Parameters: {
      Domain: { Type: 'String', Default: new URL(table.origin).hostname },
      // CloudFront takes certificates of us-east-1 only.
      Certificate: { Type: 'String', AllowedPattern: '^arn:aws[a-z-]*:acm:us-east-1:.+$' },
    },
    Resources: {
      ...storage,
      Headers: {
        Type: 'AWS::CloudFront::ResponseHeadersPolicy',
        Properties: {
          ResponseHeadersPolicyConfig: {
            Name: text('${AWS::StackName}-headers'),
            ...configureHeaders(table),
          },
        },
      },
      Addresses: {
        Type: 'AWS::CloudFront::Function',
        Properties: {
          Name: text('${AWS::StackName}-addresses'),
          AutoPublish: true,
          FunctionConfig: {
            Comment: 'Clean addresses, redirects, gone addresses',
            Runtime: 'cloudfront-js-2.0',
          },
          FunctionCode: renderFunction(table),
        },
      },
      Distribution: distribution,
    },
    Outputs: {
      Bucket: { Value: ref('Bucket') },
      Distribution: { Value: ref('Distribution') },
      Address: { Value: attribute('Distribution', 'DomainName') },
    },
  }
}

const storage = {
  Bucket: {
    Type: 'AWS::S3::Bucket',
    Properties: {
      OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
    },
  },
  BucketPolicy: {
    Type: 'AWS::S3::BucketPolicy',
    Properties: {
      Bucket: ref('Bucket'),
      PolicyDocument: {
        Version: '2012-10-17',
        Statement: [
          {
            Effect: 'Allow',
            Principal: { Service: 'cloudfront.amazonaws.com' },
            Action: 's3:GetObject',
            Resource: text('${Bucket.Arn}/*'),
            Condition: {
              StringEquals: {
                'AWS:SourceArn': text(
                  'arn:${AWS::Partition}:cloudfront::${AWS::AccountId}:distribution/${Distribution}',
                ),
              },
            },
          },
        ],
      },
    },
  },
  Access: {
    Type: 'AWS::CloudFront::OriginAccessControl',
    Properties: {
      OriginAccessControlConfig: {
        Name: text('${AWS::StackName}-access'),
        OriginAccessControlOriginType: 's3',
        SigningBehavior: 'always',
        SigningProtocol: 'sigv4',
      },
    },
  },
}

/** A bucket that nobody may list says 403 of a file that is not there. */
const notFound = [403, 404].map((status) => ({
  ErrorCode: status,
  ResponseCode: 404,
  ResponsePagePath: '/404.html',
}))

const distribution = {
  Type: 'AWS::CloudFront::Distribution',
  Properties: {
    DistributionConfig: {
      Enabled: true,
      Aliases: [ref('Domain')],
      HttpVersion: 'http2and3',
      IPV6Enabled: true,
      Origins: [
        {
          Id: 'bucket',
          DomainName: attribute('Bucket', 'RegionalDomainName'),
          OriginAccessControlId: attribute('Access', 'Id'),
          S3OriginConfig: { OriginAccessIdentity: '' },
        },
      ],
      DefaultCacheBehavior: {
        TargetOriginId: 'bucket',
        ViewerProtocolPolicy: 'redirect-to-https',
        AllowedMethods: ['GET', 'HEAD'],
        Compress: true,
        // CachingOptimized, which packs with gzip and Brotli:
        // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/using-managed-cache-policies.html
        CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6',
        ResponseHeadersPolicyId: ref('Headers'),
        FunctionAssociations: [
          {
            EventType: 'viewer-request',
            FunctionARN: attribute('Addresses', 'FunctionMetadata.FunctionARN'),
          },
        ],
      },
      CustomErrorResponses: notFound,
      ViewerCertificate: {
        AcmCertificateArn: ref('Certificate'),
        MinimumProtocolVersion: 'TLSv1.2_2021',
        SslSupportMethod: 'sni-only',
      },
    },
  },
}
