# The platform: its own workspace and the packages of that alone.
FROM node:20-bookworm-slim AS packages
WORKDIR /club
COPY package.json package-lock.json .npmrc ./
COPY platform/package.json platform/
# Without what only compilers and debuggers read: a third of the weight.
RUN npm ci --omit=dev --workspace @meridian/platform && mkdir -p platform/node_modules && \
  find node_modules platform/node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM node:20-bookworm-slim AS build
WORKDIR /club
COPY package.json package-lock.json .npmrc ./
COPY platform/package.json platform/
RUN npm ci --omit=dev
COPY . .
RUN npm run image:platform

FROM node:20-bookworm-slim
WORKDIR /club
COPY --from=packages /club/node_modules node_modules
COPY platform platform
# Where two versions of a package are needed, npm puts one of them here.
COPY --from=packages /club/platform/node_modules platform/node_modules
COPY --from=build /club/platform/.build/main.cjs platform/.build/main.cjs
# E-mails to send; the rest of the file system may be read-only.
RUN mkdir -p .data/emails && chown -R node:node .data
USER node
VOLUME /club/.data
ENV NODE_ENV=production PLATFORM_PORT=4000 LETTERS_FOLDER=.data/emails STOP_DELAY_SECONDS=5 MALLOC_TRIM_THRESHOLD_=131072
EXPOSE 4000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "platform/.build/main.cjs"]
