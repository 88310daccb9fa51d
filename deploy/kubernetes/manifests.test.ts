import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Namespace, PersistentVolumeClaim, Service } from 'kubernetes-models/v1';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';

const models = {
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Namespace,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  Service,
};

const manifest = z.looseObject({ kind: z.enum(Object.keys(models)), metadata: z.object({ name: z.string() }) });

const manifests = readdirSync(__dirname)
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) => parseAllDocuments(readFileSync(join(__dirname, name), 'utf8')))
  .map((document): unknown => document.toJS({ maxAliasCount: 10 }))
  .map((each) => ({ whole: each, ...manifest.parse(each) }));

/** Throws where a manifest does not fit the schema of its model. */
function validate(model: (typeof models)[keyof typeof models], manifest: unknown): void {
  const made: unknown = Reflect.construct(model, [manifest]);
  if (!canValidate(made)) throw new Error('The model has no schema.');
  made.validate();
}

const canValidate = (value: unknown): value is { validate: () => void } =>
  typeof value === 'object' && value !== null && 'validate' in value && typeof value.validate === 'function';

const named = (kind: string) => manifests.filter((each) => each.kind === kind);

it.each(manifests.map((each) => [each.kind, each.metadata.name, each] as const))(
  '%s %s fits the schema of Kubernetes',
  (kind, _name, { whole }) => {
    const model = Object.entries(models).find(([name]) => name === kind)?.[1];
    if (!model) throw new Error(`No schema is known for ${kind}.`);
    expect(() => validate(model, whole)).not.toThrow();
  },
);

it('rejects a manifest that does not fit', () => {
  const wrong = { metadata: { name: 'x' }, spec: { replicas: 'two' } };
  expect(() => validate(Deployment, wrong)).toThrow();
});

const deployment = z.looseObject({
  metadata: z.object({ name: z.string() }),
  spec: z.looseObject({
    replicas: z.number().min(2),
    template: z.looseObject({
      spec: z.looseObject({
        terminationGracePeriodSeconds: z.number().min(19),
        securityContext: z.looseObject({ runAsNonRoot: z.literal(true) }),
        containers: z.array(
          z.looseObject({
            readinessProbe: z.object({}),
            livenessProbe: z.object({}),
            startupProbe: z.object({}),
            securityContext: z.looseObject({
              readOnlyRootFilesystem: z.literal(true),
              allowPrivilegeEscalation: z.literal(false),
            }),
          }),
        ),
      }),
    }),
  }),
});

it('runs nothing as root or on a file system that can be written, and asks every container how it is', () => {
  for (const { whole } of named('Deployment')) expect(() => deployment.parse(whole)).not.toThrow();
  expect(named('Deployment').map(({ metadata }) => metadata.name)).toEqual(['nginx', 'platform', 'site']);
});

it('lets every deployment grow, and lose one at a time', () => {
  for (const kind of ['HorizontalPodAutoscaler', 'PodDisruptionBudget', 'Service'])
    expect(named(kind).map(({ metadata }) => metadata.name)).toEqual(['nginx', 'platform', 'site']);
});

it('gives nginx a value for every name in its template, on Kubernetes and in compose', () => {
  const folder = join(__dirname, '..');
  const template = readFileSync(join(folder, 'nginx/club.conf.template'), 'utf8');
  const names = [...new Set([...template.matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name = '']) => name))].sort();
  const compose = z
    .object({ services: z.object({ nginx: z.object({ environment: z.record(z.string(), z.string()) }) }) })
    .parse(parse(readFileSync(join(folder, 'images/compose.yaml'), 'utf8'), { merge: true }));
  expect(Object.keys(compose.services.nginx.environment).sort()).toEqual(names);
  const nginx = readFileSync(join(__dirname, 'nginx.yaml'), 'utf8');
  for (const name of names) expect(nginx).toContain(`name: ${name}`);
});
