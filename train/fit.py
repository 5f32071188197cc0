"""Fit what bots believe to how games ended: the spread of the hand-written points, and a network that corrects them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from folkmoot.bots.learned import numbers, text_of
from folkmoot.bots.network import FINE, HALF, ONE, SECOND, UNITS

Arrays = dict[str, NDArray[Any]]
VALIDATION = 10
"""One game in this many is held out: nothing is learned from it."""
BATCH = 8192
PART = 65536
PATIENCE = 0.005
"""By how much log-loss may rise again before learning ends."""
MOST_FIRST = 4.0
MOST_SECOND = 127 / FINE


def held_out(found: Arrays) -> NDArray[np.bool_]:
    """Mark the positions that are held out of training, by game."""
    return np.asarray(found["games"] % VALIDATION == 0)


def log_loss(logits: NDArray[Any], shares: NDArray[Any]) -> float:
    top = logits.max(1, keepdims=True)
    logs = logits - top - np.log(np.exp(logits - top).sum(1, keepdims=True))
    return float(-(shares * logs).sum(1).mean())


def calibrate(found: Arrays) -> list[float]:
    """Fit the error of the points: a number for each part of the spread, by the likelihood of how games ended."""
    points, spreads, shares = (
        torch.tensor(found[name], dtype=torch.float64) for name in ("points", "spreads", "shares")
    )
    chosen = torch.tensor(np.log(np.full(spreads.shape[1], 0.3)), requires_grad=True)
    with torch.no_grad():
        chosen[0] = np.log(4.0)
    optimiser = torch.optim.LBFGS([chosen], max_iter=200, line_search_fn="strong_wolfe")

    def loss() -> Any:
        optimiser.zero_grad()
        logits = points / (spreads @ chosen.exp())[:, None]
        value = -(shares * logits.log_softmax(1)).sum(1).mean()
        value.backward()
        return value

    optimiser.step(loss)
    return [round(float(one), 3) for one in chosen.detach().exp()]


def reliability(believed: NDArray[Any], shares: NDArray[Any]) -> list[tuple[float, float, int]]:
    """For shares believed from 0 to 1, in ten parts: what was believed on average, what came, how often."""
    part = np.minimum((believed * 10).astype(int), 9)
    return [
        (float(believed[part == number].mean()), float(shares[part == number].mean()), int((part == number).sum()))
        for number in range(10)
        if (part == number).any()
    ]


def dense(found: Arrays, size: int, device: str) -> Any:
    """Count each feature for every position and seat."""
    starts = found["starts"]
    table = torch.zeros((len(starts) - 1, size), dtype=torch.uint8, device=device)
    features = torch.tensor(found["features"].astype(np.int32), device=device)
    for first in range(0, len(starts) - 1, PART):
        part = starts[first : first + PART + 1]
        rows = torch.tensor(np.repeat(np.arange(len(part) - 1), np.diff(part)), device=device)
        places = rows * size + features[int(part[0]) : int(part[-1])]
        counts = torch.zeros((len(part) - 1) * size, device=device)
        counts.scatter_add_(0, places, torch.ones(len(places), device=device))
        table[first : first + len(part) - 1] = counts.view(-1, size).to(torch.uint8)
    return table.view(len(found["points"]), -1, size)


def cross_entropy(shares: Any, logits: Any) -> Any:
    """For each position; alone the rival is failure, whose logit is 0."""
    if logits.shape[1] == 1:
        shares, logits = torch.cat([shares, 1 - shares], 1), torch.cat([logits, torch.zeros_like(logits)], 1)
    return -(shares * logits.log_softmax(1)).sum(1)


class Learner(torch.nn.Module):
    """The network in floating point, with the bounds that whole numbers will set."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self.first = torch.nn.Parameter(torch.randn(size, UNITS) * 0.05)
        self.first_begin = torch.nn.Parameter(torch.full((UNITS,), 0.3))
        self.second = torch.nn.Parameter(torch.randn(UNITS, SECOND) * 0.15)
        self.second_begin = torch.nn.Parameter(torch.full((SECOND,), 0.3))
        self.last = torch.nn.Parameter(torch.randn(SECOND) * 0.1)

    def forward(self, table: Any) -> Any:
        one = (table @ self.first + self.first_begin).clamp(0, 1)
        two = (one @ self.second + self.second_begin).clamp(0, 1)
        return two @ self.last

    def bound(self) -> None:
        with torch.no_grad():
            self.first.clamp_(-MOST_FIRST, MOST_FIRST)
            self.second.clamp_(-MOST_SECOND, MOST_SECOND)


def train(
    found: Arrays,
    size: int,
    spread: list[float],
    mixed: float,
    learner: Learner | None = None,
    rate: float = 2e-3,
    epochs: int = 12,
    decay: float = 0.0,
) -> tuple[Learner, dict[str, float]]:
    """Learn from positions until games that are held out are foretold no better; `mixed`: the part of what a search
    thought in the target."""
    torch.manual_seed(1)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    table = dense(found, size, device)
    base = torch.tensor(
        found["points"] / (found["spreads"] @ np.asarray(spread))[:, None], dtype=torch.float32, device=device
    )
    shares = torch.tensor(found["shares"], dtype=torch.float32, device=device)
    thought = torch.tensor(found["thought"], dtype=torch.float32, device=device)
    target = torch.where(thought.isnan(), shares, (1 - mixed) * shares + mixed * thought)
    held = torch.tensor(held_out(found), device=device)
    learned = (~held).nonzero()[:, 0]
    tested = held.nonzero()[:, 0][:200_000]
    model = Learner(size).to(device)
    if learner is not None:
        model.load_state_dict(learner.state_dict())
    optimiser = torch.optim.AdamW(model.parameters(), lr=rate, weight_decay=decay)
    steps = epochs * max(1, len(learned) // BATCH)
    plan = torch.optim.lr_scheduler.LambdaLR(optimiser, lambda step: max(0.02, 1 - step / steps))

    def test() -> float:
        with torch.no_grad():
            losses = [
                cross_entropy(shares[part], base[part] + model(table[part].float())) for part in tested.split(65536)
            ]
            return float(torch.cat(losses).mean())

    with torch.no_grad():
        before = float(cross_entropy(shares[tested], base[tested]).mean())
    told: list[float] = []
    best, kept = 1e9, {name: value.detach().clone() for name, value in model.state_dict().items()}
    for _ in range(epochs):
        for part in learned[torch.randperm(len(learned), device=device)].split(BATCH):
            if len(part) < BATCH and len(learned) > BATCH:
                continue
            optimiser.zero_grad()
            more = model(table[part].float())
            loss = cross_entropy(target[part], base[part] + more).mean() + 1e-3 * more.square().mean()
            loss.backward()
            optimiser.step()
            plan.step()
            model.bound()
        told.append(test())
        if told[-1] < best:
            best, kept = told[-1], {name: value.detach().clone() for name, value in model.state_dict().items()}
        if told[-1] > best + PATIENCE:
            break
    model.load_state_dict(kept)
    sums = max(
        float((table[part].float() @ model.first + model.first_begin).abs().max().detach())
        for part in tested.split(65536)
    )
    figures = {
        "points alone": before,
        "network": best,
        "epochs": len(told),
        "positions": len(base),
        "largest sum": sums,
    }
    if sums * ONE >= HALF:
        raise ValueError(f"a sum of {sums} does not fit its place")
    return model.cpu(), figures


def again(doc: dict[str, Any]) -> Learner:
    """A network that was exported, to learn on."""
    first = torch.tensor(numbers(doc["first"]), dtype=torch.float32).view(-1, UNITS) / ONE
    model = Learner(len(first) - 1)
    with torch.no_grad():
        model.first.copy_(first[:-1])
        model.first_begin.copy_(first[-1])
        model.second.copy_(torch.tensor(numbers(doc["second"]), dtype=torch.float32).view(UNITS, SECOND) / FINE)
        model.second_begin.copy_(torch.tensor(doc["second_begin"], dtype=torch.float32) / (ONE * FINE))
        model.last.copy_(torch.tensor(doc["last"][:-1], dtype=torch.float32) / FINE)
    return model


def export(model: Learner, path: Path, card: dict[str, Any]) -> None:
    """The network in whole numbers, with its card."""

    def whole(numbers: Any, unit: float) -> list[int]:
        return [int(one) for one in (numbers * unit).round().flatten().tolist()]

    first = torch.cat([model.first, model.first_begin[None]]).detach()
    doc = {
        "card": card,
        "first": text_of(whole(first, ONE)),
        "second": text_of(whole(model.second.detach(), FINE)),
        "second_begin": whole(model.second_begin.detach(), ONE * FINE),
        "last": [*whole(model.last.detach(), FINE), 0],
    }
    path.write_text(json.dumps(doc, indent=1) + "\n", "utf-8")
