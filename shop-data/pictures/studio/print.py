"""python3 print.py <job> <raw.npz> <folder> [webp|png]: cleans a render and writes one picture for each colour."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
import develop
import jobs
import measure


def main():
    name, source, folder = sys.argv[1:4]
    ending = sys.argv[4] if len(sys.argv) > 4 else "webp"
    job = jobs.find(name)
    paper = develop.SLATE if job.get("slate") else develop.PAPER
    stored = np.load(source)
    zones = {int(k[4:]): (stored[k][:3], bool(stored[k][3])) for k in stored.files if k[:4] == "zone" and k != "zone"}
    passes = {k: stored[k].astype(np.float32) for k in stored.files if k == "zone" or (k[:4] != "zone" and k not in ("frame", "ends"))}
    buffers = develop.clean(passes, job.get("denoise", 1.0))
    if job.get("even"):
        buffers = develop.even(buffers)
    for file_name, colours in job["prints"].items():
        image = develop.merge(buffers, zones, colours) * np.array(job.get("balance", (1, 1, 1)), np.float32)
        if job.get("direct"):
            image = develop.outlines(image, passes["depth"])
        image = develop.expose(image, develop.meter(image, *job["meter"]) if "meter" in job else None, buffers["mark"][:, :, 1], paper)
        image = develop.mount(image, stored["frame"] if "frame" in stored.files else (*image.shape[1::-1], 0, 0), buffers["mark"][:, :, 1], paper)
        image = develop.tone(image, job.get("contrast", 1.05))
        if not job.get("direct"):
            image = develop.halve(image)
        if "ends" in stored.files:
            image = measure.lines(image, stored["ends"], measure.sizes()[job["code"]])
        develop.save(develop.finish(image, job.get("look")), os.path.join(folder, f"{file_name}.{ending}"), job.get("quality", 82))


main()
