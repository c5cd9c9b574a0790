import { spawn } from "node:child_process";

/** Runs a program of node_modules/.bin or npm; what it prints is seen at once. True if it succeeds. */
export function runProgram(program: string, args: readonly string[], env: Record<string, string> = {}) {
  return new Promise<boolean>((resolve) => {
    const child = spawn(program, args, { stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, ...env } });
    child.once("error", (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.once("close", (code) => resolve(code === 0));
  });
}
