// biome-ignore lint/performance/noBarrelFile: the tools that move to tests/e2e still ask here.
export { hostingDir, publicDir, workDir } from '../src/build/places';
