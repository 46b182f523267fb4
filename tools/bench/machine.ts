import { cpus, release, totalmem, type } from 'node:os';

/** What the figures depend on. Neither the machine's name nor its folders: reports are shown around. */
export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  /** Gibibytes. */
  readonly memory: number;
  readonly system: string;
  readonly node: string;
  /** Such as `Chromium 156.0.7000.10`; nothing when there is none. */
  readonly browser?: string;
}

/** Describes the machine this process runs on. */
export function describeMachine(browser: string | undefined): Machine {
  const [first] = cpus();
  return {
    cpu: first?.model.trim() ?? 'unknown processor',
    cores: cpus().length,
    memory: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release()}`,
    node: process.versions.node,
    ...(browser && { browser }),
  };
}

/** The machine in one line. */
export function machineLine({ cpu, cores, memory, system, node, browser }: Machine): string {
  return [
    `${cores} ${cores === 1 ? 'core' : 'cores'} of ${cpu}`,
    `${memory} GiB of memory`,
    system,
    `Node ${node}`,
    ...(browser ? [browser] : []),
  ].join(' · ');
}
