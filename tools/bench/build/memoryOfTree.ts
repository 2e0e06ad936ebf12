/**
 * Resident memory of a process and its descendants, in KiB. Memory that processes share is counted in each, so this is an upper bound.
 * @param listing what `ps -A -o pid=,ppid=,rss=` prints
 */
export function memoryOfTree(listing: string, root: number): number {
  const processes = listing
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [pid: number, parent: number, memory: number]);
  const sizeFrom = (process: number): number =>
    processes.reduce((sum, [pid, parent, memory]) => sum + (pid === process ? memory : 0) + (parent === process && pid !== process ? sizeFrom(pid) : 0), 0);
  return sizeFrom(root);
}
