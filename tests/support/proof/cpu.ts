import { appendFileSync, readdirSync, readFileSync } from "node:fs";

/** Set for what a run starts: the file to which CPU seconds are appended. */
const CPU_FILE = "TEST_CPU_FILE";
const TICKS_PER_SECOND = 100;

/**
 * CPU seconds of a process, of all that it started and that still runs, and of what they waited for. Undefined where the
 * system has no /proc.
 */
export function cpuOfTree(pid: number): number | undefined {
  const processes = readProcesses();
  if (!processes.has(pid)) return undefined;
  let seconds = 0;
  for (const [id, { cpu }] of processes) if (isUnder(id, pid, processes)) seconds += cpu;
  return seconds;
}

export function recordCpu(layer: "node" | "web" | "journeys", file: string, cpu: number): void {
  const target = process.env[CPU_FILE];
  if (target !== undefined) appendFileSync(target, `${JSON.stringify({ layer, file, cpu })}\n`);
}

interface Process {
  parent: number;
  cpu: number;
}

function readProcesses(): Map<number, Process> {
  const processes = new Map<number, Process>();
  for (const name of readFolder("/proc")) {
    const stat = /^\d+$/.test(name) ? readStat(name) : undefined;
    if (stat) processes.set(Number(name), stat);
  }
  return processes;
}

function isUnder(id: number, root: number, processes: ReadonlyMap<number, Process>): boolean {
  for (let at: number | undefined = id; at !== undefined && at > 0; at = processes.get(at)?.parent)
    if (at === root) return true;
  return false;
}

/** See proc(5): after the name in parentheses come state, parent, …, user and system time, own and of waited-for children. */
function readStat(pid: string): Process | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[1]), cpu: ticks / TICKS_PER_SECOND };
  } catch {
    return undefined; // ended meanwhile
  }
}

function readFolder(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}
